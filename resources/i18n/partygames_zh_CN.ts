<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Access</name>
    <message>
        <source>A longer minute to draw</source>
        <translation>画画时间长一点</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hold to see the word</source>
        <translation>按住看词语</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>更晚</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Look at the word</source>
        <translation>看一眼词语</translation>
    </message>
    <message>
        <source>Make small again</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pen, medium</source>
        <translation>中号笔</translation>
    </message>
    <message>
        <source>Pen, thick</source>
        <translation>粗笔</translation>
    </message>
    <message>
        <source>Pen, thin</source>
        <translation>细笔</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>真人或电脑</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Raise the flag: letters on the board</source>
        <translation>举旗：画板上有字</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rubber, large</source>
        <translation>大橡皮</translation>
    </message>
    <message>
        <source>Rubber, small</source>
        <translation>小橡皮</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sort the hand by kind</source>
        <translation>按种类整理手牌</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Swap the words</source>
        <translation>交换词语</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大厅</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Wipe the board</source>
        <translation>擦干净画板</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}：{button}</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Empty place {n}</source>
        <translation>空位 {n}</translation>
    </message>
    <message>
        <source>Everybody draws {count}</source>
        <translation>每人抽 {count} 张牌</translation>
    </message>
    <message>
        <source>Round {round} of {all}, turn {turn}. Cards in the deck: {n}</source>
        <translation>第 {round} 轮，共 {all} 轮，第 {turn} 回合。牌库还有 {n} 张</translation>
    </message>
    <message>
        <source>Round {round} of {all}. Cards in the deck: {n}</source>
        <translation>第 {round} 轮，共 {all} 轮。牌库还有 {n} 张</translation>
    </message>
    <message numerus="yes">
        <source>Task for %n point(s): {needs}</source>
        <translation>
            <numerusform>任务，%n 分：{needs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Task, done by {names}</source>
        <translation>任务，已由 {names} 完成</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} share the win with %n point(s)!</source>
        <translation>
            <numerusform>游戏结束。{names} 以 %n 分一起获胜！</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} wins with %n point(s)!</source>
        <translation>
            <numerusform>游戏结束。{names} 以 %n 分获胜！</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened so far. {last}</source>
        <translation>刚才发生的事。{last}</translation>
    </message>
    <message>
        <source>Your hand: {kinds}. The arrow keys go from card to card.</source>
        <translation>你的手牌：{kinds}。用方向键一张一张看。</translation>
    </message>
    <message>
        <source>brave {kind}</source>
        <translation>勇敢的{kind}</translation>
    </message>
    <message>
        <source>cowardly {kind}</source>
        <translation>胆小的{kind}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>{button}: {key}</source>
        <translation>{button}：{key} 键</translation>
    </message>
    <message>
        <source>{kind} {have} of {need}</source>
        <translation>{kind}：要 {need}，有 {have}</translation>
    </message>
    <message>
        <source>{kind} {n}</source>
        <translation>{kind} {n}</translation>
    </message>
    <message>
        <source>{kind}, can be played. Card {n} of {all}.</source>
        <translation>{kind}，可以打出。第 {n} 张，共 {all} 张。</translation>
    </message>
    <message>
        <source>{kind}, chosen for this round, not now: {why} Card {n} of {all}.</source>
        <translation>{kind}，这一轮选好的，现在不行：{why}第 {n} 张，共 {all} 张。</translation>
    </message>
    <message>
        <source>{kind}, just drawn</source>
        <translation>{kind}，刚抽到</translation>
    </message>
    <message>
        <source>{kind}, not now: {why} Card {n} of {all}.</source>
        <translation>{kind}，现在不行：{why}第 {n} 张，共 {all} 张。</translation>
    </message>
    <message>
        <source>{kind}, picked. Card {n} of {all}.</source>
        <translation>{kind}，已选。第 {n} 张，共 {all} 张。</translation>
    </message>
    <message>
        <source>{kind}. Card {n} of {all}.</source>
        <translation>{kind}。第 {n} 张，共 {all} 张。</translation>
    </message>
    <message>
        <source>{name} has done a task: {needs}</source>
        <translation>{name} 完成了任务：{needs}</translation>
    </message>
    <message>
        <source>{name} keeps {cards}</source>
        <translation>{name} 留下{cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s); potions {potions}, brave {brave}, tasks {tasks}</source>
        <translation>
            <numerusform>{name}：%n 分；药水 {potions}，勇敢 {brave}，任务 {tasks}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {kind}, is out</source>
        <translation>{name}：{kind}，已被取消</translation>
    </message>
    <message>
        <source>{what}, not ticked</source>
        <translation>{what}，没有打勾</translation>
    </message>
    <message>
        <source>{what}, ticked</source>
        <translation>{what}，已打勾</translation>
    </message>
    <message>
        <source>{who}; potions: {potions}</source>
        <translation>{who}；药水：{potions}</translation>
    </message>
    <message numerus="yes">
        <source>{who}; potions: {potions}; tasks: %n point(s)</source>
        <translation>
            <numerusform>{who}；药水：{potions}；任务：%n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>All six phases are over</source>
        <translation>六个阶段都结束了</translation>
    </message>
    <message>
        <source>Phase {n} of 6: draw</source>
        <translation>第 {n} 阶段，共 6 个：画</translation>
    </message>
    <message>
        <source>Phase {n} of 6: guess</source>
        <translation>第 {n} 阶段，共 6 个：猜</translation>
    </message>
    <message>
        <source>Seconds left: {n}</source>
        <translation>还剩 {n} 秒</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>画</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand it to</source>
        <translation>请交给</translation>
    </message>
    <message>
        <source>Hand it to {name}. {what}. {hold}: {key}</source>
        <translation>请交给 {name}。{what}。{hold}：{key} 键</translation>
    </message>
    <message>
        <source>Hold to start</source>
        <translation>按住开始</translation>
    </message>
    <message>
        <source>Keep holding</source>
        <translation>再按久一点</translation>
    </message>
</context>
<context>
    <name>Doodle</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A drawing minute can be 1, 1.25, 1.5 or 2 times as long, where one pen goes round. (Rule DD-9)</source>
        <translation>一支笔轮流画的时候，绘图时间可以是 1、1.25、1.5 或 2 倍。（规则 DD-9）</translation>
    </message>
    <message>
        <source>A house rule: all boards are covered, and the clock stands still.</source>
        <translation>村规：所有画板都盖住了，时钟也停了。</translation>
    </message>
    <message>
        <source>A minute can have 45, 60, 90 or 120 seconds. (Rule DD-9)</source>
        <translation>每个阶段可以是 45、60、90 或 120 秒。（规则 DD-9）</translation>
    </message>
    <message>
        <source>All the boards</source>
        <translation>全部画板</translation>
    </message>
    <message>
        <source>And these were never drawn</source>
        <translation>这些词还没来得及画</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>换个地方</translation>
    </message>
    <message>
        <source>At this table guesses are said aloud. (Rule DD-5)</source>
        <translation>这一桌是大声猜，不打字。（规则 DD-5）</translation>
    </message>
    <message>
        <source>Board {n} by {author}</source>
        <translation>{author} 的第 {n} 块画板</translation>
    </message>
    <message>
        <source>Board {n} by {name}</source>
        <translation>{name} 的第 {n} 块画板</translation>
    </message>
    <message>
        <source>Board {n}, {name}: {text}</source>
        <translation>第 {n} 块画板，{name}：{text}</translation>
    </message>
    <message>
        <source>Choose the guess to answer. (Rule DR-17)</source>
        <translation>选一下要回答哪个猜测。（规则 DR-17）</translation>
    </message>
    <message>
        <source>Choose two different boards to swap their words. (Rule DD-1)</source>
        <translation>选两块不同的画板，才能互换词语。（规则 DD-1）</translation>
    </message>
    <message>
        <source>Choose who was right. (Rule DR-21)</source>
        <translation>选一下谁猜中了。（规则 DR-21）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>Closed for letters: a board by {author}</source>
        <translation>有字：{author} 的一块画板封起来了</translation>
    </message>
    <message>
        <source>Closed for letters: wipe it to open it</source>
        <translation>有字，封起来了：擦干净就能再用</translation>
    </message>
    <message>
        <source>Closed: {name} can wipe it in the next drawing minute.</source>
        <translation>画板封起来了，{name} 可以在下一个绘图阶段把它擦干净。</translation>
    </message>
    <message>
        <source>Doodle Rush is for 3 to 6 players. (Rule DR-1)</source>
        <translation>速涂快递要 3 到 6 个人玩。（规则 DR-1）</translation>
    </message>
    <message>
        <source>Draw each word, in any order · drag a word to swap</source>
        <translation>一块画板画一个词，先画哪个都行 · 拖动词语可互换</translation>
    </message>
    <message>
        <source>Drawing phase {n}</source>
        <translation>第 {n} 个绘图阶段</translation>
    </message>
    <message>
        <source>Every board has been guessed!</source>
        <translation>画板全都猜中了！</translation>
    </message>
    <message>
        <source>Every player needs exactly six words. (Rule DR-5)</source>
        <translation>每位玩家要正好六个词。（规则 DR-5）</translation>
    </message>
    <message>
        <source>Everybody draws at once, there is no pen to hand on. (Rule DD-3)</source>
        <translation>大家同时画，不用传笔。（规则 DD-3）</translation>
    </message>
    <message>
        <source>Everybody draws!</source>
        <translation>大家来画！</translation>
    </message>
    <message>
        <source>Everybody guesses!</source>
        <translation>大家来猜！</translation>
    </message>
    <message>
        <source>Everybody has six boards, and this is not one of them. (Rule DR-3)</source>
        <translation>每人六块画板，没有这一块。（规则 DR-3）</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>很远</translation>
    </message>
    <message>
        <source>Film · GIF</source>
        <translation>动画 · GIF</translation>
    </message>
    <message>
        <source>Film · WebP</source>
        <translation>动画 · WebP</translation>
    </message>
    <message>
        <source>First tap the board that was guessed.</source>
        <translation>先点一下猜中的那块画板。</translation>
    </message>
    <message>
        <source>First tap the board that you mean.</source>
        <translation>先点一下你要猜的画板。</translation>
    </message>
    <message>
        <source>Flag on a board by {author}</source>
        <translation>有人对 {author} 的画板举旗</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>给出去</translation>
    </message>
    <message>
        <source>Give it to {names}</source>
        <translation>都给：{names}</translation>
    </message>
    <message>
        <source>Give to {n}</source>
        <translation>给这 {n} 位</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Guessed by {names}</source>
        <translation>被 {names} 猜中</translation>
    </message>
    <message>
        <source>Guessed by {names} in guessing minute {n}</source>
        <translation>第 {n} 次猜词时被 {names} 猜中</translation>
    </message>
    <message>
        <source>Guessing begins when the drawing minutes are over. (Rule DR-15)</source>
        <translation>绘图阶段结束了才能猜。（规则 DR-15）</translation>
    </message>
    <message>
        <source>Guessing phase {n}</source>
        <translation>第 {n} 个猜词阶段</translation>
    </message>
    <message>
        <source>Hold to finish now</source>
        <translation>按住，现在结束</translation>
    </message>
    <message>
        <source>Hold to go on anyway</source>
        <translation>按住，不等了</translation>
    </message>
    <message>
        <source>Hold: I’m done</source>
        <translation>按住：画完了</translation>
    </message>
    <message>
        <source>If whoever drew it says yes, or most of the others do, the board is closed until it is wiped.</source>
        <translation>作者承认，或者其他人大多同意，这块画板就封起来，擦干净了才能再猜。</translation>
    </message>
    <message>
        <source>Ink only · PNG</source>
        <translation>只要笔迹 · PNG</translation>
    </message>
    <message>
        <source>It was not saved</source>
        <translation>没有保存成功</translation>
    </message>
    <message>
        <source>Keep the eye pressed to see the word.</source>
        <translation>按住眼睛不放，就能看到词语。</translation>
    </message>
    <message>
        <source>Large rubber</source>
        <translation>大橡皮</translation>
    </message>
    <message>
        <source>Large, on its paper</source>
        <translation>大图，带纸面</translation>
    </message>
    <message>
        <source>Large, without paper, for a shirt or a card</source>
        <translation>大图，背景透明，可以印在衣服或卡片上</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开这一局</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开这一局？</translation>
    </message>
    <message>
        <source>Letters or digits on this board?</source>
        <translation>这块画板上有文字或数字？</translation>
    </message>
    <message>
        <source>Letters!</source>
        <translation>有字！</translation>
    </message>
    <message>
        <source>Lines · SVG</source>
        <translation>线条 · SVG</translation>
    </message>
    <message>
        <source>Medium pen</source>
        <translation>中号笔</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>算了</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>No guess waits for an answer. (Rule DR-8)</source>
        <translation>没有哪个猜测还等着回答。（规则 DR-8）</translation>
    </message>
    <message>
        <source>No letters</source>
        <translation>没字</translation>
    </message>
    <message>
        <source>No letters on the board by {author}</source>
        <translation>{author} 的画板上没有字</translation>
    </message>
    <message>
        <source>No letters: the board stays open.</source>
        <translation>没有字，这块画板可以接着猜。</translation>
    </message>
    <message>
        <source>No minute is running: take your time.</source>
        <translation>还没有开始计时，不着急。</translation>
    </message>
    <message>
        <source>Nobody can win their own board. (Rule DR-15)</source>
        <translation>不能猜自己的画板。（规则 DR-15）</translation>
    </message>
    <message>
        <source>Nobody guessed it</source>
        <translation>没有人猜中</translation>
    </message>
    <message>
        <source>Nobody guessed it: {n} of {all}</source>
        <translation>没人猜中：{n} / {all}</translation>
    </message>
    <message>
        <source>Nobody sits there. (Rule DR-1)</source>
        <translation>那个座位没有人。（规则 DR-1）</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Choose another place.</source>
        <translation>那里存不了，请换个地方。</translation>
    </message>
    <message>
        <source>Nothing is drawn on this board. (Rule DR-15)</source>
        <translation>这块画板上什么都没画。（规则 DR-15）</translation>
    </message>
    <message>
        <source>Nothing more can be guessed; the next minute waits for these answers.</source>
        <translation>现在不能再猜了，答完这几个就进入下一个阶段。</translation>
    </message>
    <message>
        <source>One answer is for one board. (Rule DR-22)</source>
        <translation>一次只回答一块画板。（规则 DR-22）</translation>
    </message>
    <message>
        <source>One player can win a board only once. (Rule DR-22)</source>
        <translation>一块画板，同一个人只能赢一次。（规则 DR-22）</translation>
    </message>
    <message>
        <source>One word was dealt twice. (Rule DD-10)</source>
        <translation>有个词发了两次。（规则 DD-10）</translation>
    </message>
    <message>
        <source>Only whoever drew it answers. (Rule DR-17)</source>
        <translation>只有作者能回答。（规则 DR-17）</translation>
    </message>
    <message>
        <source>Picture · PNG</source>
        <translation>图片 · PNG</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Practically at the same moment?</source>
        <translation>几乎同时猜中？</translation>
    </message>
    <message>
        <source>Put the board back</source>
        <translation>放回画板</translation>
    </message>
    <message>
        <source>Put the question away</source>
        <translation>收起这个问题</translation>
    </message>
    <message>
        <source>Redo on this board</source>
        <translation>重做这块画板上的一笔</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Save all the boards as…</source>
        <translation>把全部画板保存为……</translation>
    </message>
    <message>
        <source>Save the album</source>
        <translation>保存画册</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>保存画板</translation>
    </message>
    <message>
        <source>Save “{word}” as…</source>
        <translation>把“{word}”保存为……</translation>
    </message>
    <message>
        <source>Saved: “{name}” in the folder “{folder}”</source>
        <translation>已保存：“{name}”，在文件夹“{folder}”里</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存……</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Say it aloud. Right? Tap the board, then whoever said it – or drag it to them.</source>
        <translation>大声说出来。猜中了就点画板，再点猜中的人，也可以直接拖给他。</translation>
    </message>
    <message>
        <source>Seconds left: {n}</source>
        <translation>还剩 {n} 秒</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Several were right</source>
        <translation>不止一人猜中</translation>
    </message>
    <message>
        <source>Sharp at every size, good for printing</source>
        <translation>放多大都清晰，适合打印</translation>
    </message>
    <message>
        <source>Show the word</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Six words, six boards, {n} seconds. Draw them, without letters or numbers. Everybody else looks away.</source>
        <translation>六个词，六块画板，{n} 秒。只画画，不写字，也不写数字。其他人请别看。</translation>
    </message>
    <message>
        <source>Small rubber</source>
        <translation>小橡皮</translation>
    </message>
    <message>
        <source>Somebody else has the pen. (Rule DR-9)</source>
        <translation>笔在别人手里。（规则 DR-9）</translation>
    </message>
    <message>
        <source>Someone else too?</source>
        <translation>还有人也猜中？</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>出了点意外。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Taken back: a board by {author}</source>
        <translation>收回 {author} 的一块画板</translation>
    </message>
    <message>
        <source>Tap a board to answer a guess – or drag it to whoever was right.</source>
        <translation>点一块画板来回答，也可以直接拖给猜中的人。</translation>
    </message>
    <message>
        <source>Tap a board, then type</source>
        <translation>点一块画板，再打字</translation>
    </message>
    <message>
        <source>Tap a board: watch it grow.</source>
        <translation>点一块画板，看它是怎么画出来的</translation>
    </message>
    <message>
        <source>Tap your name and a board, type, Enter. Whoever drew it answers at the end of their row.</source>
        <translation>点自己的名字，再点画板，打字，按回车。作者在自己那一行的末尾回答。</translation>
    </message>
    <message>
        <source>That guess is too long. (Rule DD-5)</source>
        <translation>猜的词太长了。（规则 DD-5）</translation>
    </message>
    <message>
        <source>That is not possible in this game. (Rule DR-7)</source>
        <translation>这个游戏里不能这样做。（规则 DR-7）</translation>
    </message>
    <message>
        <source>That minute is over already. (Rule DR-8)</source>
        <translation>那一分钟已经过去了。（规则 DR-8）</translation>
    </message>
    <message>
        <source>That name cannot be used there. Choose a shorter or simpler one.</source>
        <translation>那里不能用这个名字，请换一个短一点、简单一点的。</translation>
    </message>
    <message>
        <source>The bell has rung: now only answers count. (Rule DR-8)</source>
        <translation>铃响了，现在只能回答。（规则 DR-8）</translation>
    </message>
    <message>
        <source>The bell! Answer what was typed</source>
        <translation>铃响了！请回答刚才的猜测</translation>
    </message>
    <message>
        <source>The bell! Guesses still to be answered: {n}</source>
        <translation>铃响了！还有 {n} 个猜测等着回答</translation>
    </message>
    <message>
        <source>The bell! The minute is over.</source>
        <translation>铃响了！时间到。</translation>
    </message>
    <message>
        <source>The board before</source>
        <translation>上一块画板</translation>
    </message>
    <message>
        <source>The computer says: {why}.</source>
        <translation>电脑说：{why}。</translation>
    </message>
    <message>
        <source>The computer slept or the game was closed, so the clock stood still. Nothing is lost.</source>
        <translation>刚才电脑睡着了，或者游戏关掉了，所以时间停住没走。什么都没丢。</translation>
    </message>
    <message>
        <source>The disk is full. Make some room, or choose another place.</source>
        <translation>磁盘满了。请腾出一点空间，或者换个地方。</translation>
    </message>
    <message>
        <source>The drawing minute has not begun yet. (Rule DD-3)</source>
        <translation>绘图阶段还没开始。（规则 DD-3）</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束。</translation>
    </message>
    <message>
        <source>The game is over. (Rule DR-23)</source>
        <translation>游戏已经结束了。（规则 DR-23）</translation>
    </message>
    <message>
        <source>The game waits in the lobby and can be continued. The clock stands still.</source>
        <translation>这一局会在大厅等着，随时可以继续，时间也停住不走。</translation>
    </message>
    <message>
        <source>The highest score wins: boards won minus own boards left.</source>
        <translation>赢得的画板减去自己剩下的画板，分数最高的获胜。</translation>
    </message>
    <message>
        <source>The minute is running already. (Rule DR-8)</source>
        <translation>这一分钟已经开始了。（规则 DR-8）</translation>
    </message>
    <message>
        <source>The next board</source>
        <translation>下一块画板</translation>
    </message>
    <message>
        <source>The reveal again</source>
        <translation>再揭晓一遍</translation>
    </message>
    <message>
        <source>The same film for newer programs</source>
        <translation>同样的动画，给新一点的程序用</translation>
    </message>
    <message>
        <source>The same score and the same number of boards left: nobody is ahead.</source>
        <translation>分数一样，剩下的画板也一样多，不分高下。</translation>
    </message>
    <message>
        <source>The score is the same, but {name} has fewer own boards left.</source>
        <translation>分数一样，但 {name} 自己剩下的画板更少。</translation>
    </message>
    <message>
        <source>There are still boards to guess. (Rule DD-8)</source>
        <translation>还有画板没猜中呢。（规则 DD-8）</translation>
    </message>
    <message>
        <source>There is no flag on this board. (Rule DD-7)</source>
        <translation>没有人对这块画板举旗。（规则 DD-7）</translation>
    </message>
    <message>
        <source>There is no such guess. (Rule DR-17)</source>
        <translation>没有这个猜测。（规则 DR-17）</translation>
    </message>
    <message>
        <source>There is nothing to redo on this board. (Rule DR-12)</source>
        <translation>这块画板上没有可以重做的。（规则 DR-12）</translation>
    </message>
    <message>
        <source>There is nothing to take back in this minute. (Rule DD-5)</source>
        <translation>这个阶段没有可以收回的画板。（规则 DD-5）</translation>
    </message>
    <message>
        <source>There is nothing to undo on this board. (Rule DR-12)</source>
        <translation>这块画板上没有可以撤销的。（规则 DR-12）</translation>
    </message>
    <message>
        <source>Thick pen</source>
        <translation>粗笔</translation>
    </message>
    <message>
        <source>Thin pen</source>
        <translation>细笔</translation>
    </message>
    <message>
        <source>This board has been guessed: it cannot be changed any more. (Rule DR-13)</source>
        <translation>这块画板已经被猜中，不能再改了。（规则 DR-13）</translation>
    </message>
    <message>
        <source>This board has letters on it: it is closed until it is wiped. (Rule DD-7)</source>
        <translation>这块画板上有字，封起来了，擦干净了才能再猜。（规则 DD-7）</translation>
    </message>
    <message>
        <source>This board is empty already. (Rule DR-12)</source>
        <translation>这块画板本来就是空的。（规则 DR-12）</translation>
    </message>
    <message>
        <source>This board is flagged already. (Rule DD-7)</source>
        <translation>已经有人对这块画板举旗了。（规则 DD-7）</translation>
    </message>
    <message>
        <source>This guess has its answer already. (Rule DR-17)</source>
        <translation>这个猜测已经回答过了。（规则 DR-17）</translation>
    </message>
    <message>
        <source>This guess is too old: its minute is over. (Rule DR-8)</source>
        <translation>这个猜测过时了，那个阶段已经结束。（规则 DR-8）</translation>
    </message>
    <message>
        <source>This is a guessing minute: pens down. (Rule DR-9)</source>
        <translation>现在是猜词阶段，请放下笔。（规则 DR-9）</translation>
    </message>
    <message>
        <source>This line could not be read, please draw it again. (Rule DR-9)</source>
        <translation>这一笔没认出来，请再画一次。（规则 DR-9）</translation>
    </message>
    <message>
        <source>This place cannot be found any more. Choose another one.</source>
        <translation>这个地方找不到了，请换一个。</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大厅</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>看分数</translation>
    </message>
    <message>
        <source>Type a word to guess. (Rule DR-16)</source>
        <translation>打一个词来猜。（规则 DR-16）</translation>
    </message>
    <message>
        <source>Undo on this board</source>
        <translation>撤销这块画板上的一笔</translation>
    </message>
    <message>
        <source>Watch it being drawn; plays in every chat</source>
        <translation>看着它一笔一笔画出来，发到哪个聊天里都能播放</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>欢迎回来</translation>
    </message>
    <message>
        <source>What did {name} draw?</source>
        <translation>{name} 画的是什么？</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>画的是什么？</translation>
    </message>
    <message>
        <source>Whatever nobody has guessed can still be changed</source>
        <translation>没被猜中的都可以改</translation>
    </message>
    <message>
        <source>Where to make the folder “{name}”?</source>
        <translation>文件夹“{name}”放在哪里？</translation>
    </message>
    <message>
        <source>Who else was right?</source>
        <translation>还有谁猜中了？</translation>
    </message>
    <message>
        <source>Who guessed it?</source>
        <translation>是谁猜中的？</translation>
    </message>
    <message>
        <source>Who is typing? Tap your emblem.</source>
        <translation>谁在打字？点一下自己的标志。</translation>
    </message>
    <message>
        <source>Who was right?</source>
        <translation>谁猜中了？</translation>
    </message>
    <message>
        <source>Whoever begins must sit at the table. (Rule DR-6)</source>
        <translation>起始玩家得坐在桌边才行。（规则 DR-6）</translation>
    </message>
    <message>
        <source>Wipe this board</source>
        <translation>擦干净这块画板</translation>
    </message>
    <message>
        <source>With a yes, also say who was right. (Rule DR-17)</source>
        <translation>回答“是”，还要说是谁猜中的。（规则 DR-17）</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>You have said that already. (Rule DD-7)</source>
        <translation>你已经表过态了。（规则 DD-7）</translation>
    </message>
    <message>
        <source>a flag is up</source>
        <translation>有人举旗</translation>
    </message>
    <message>
        <source>after drawing minute {n}</source>
        <translation>第 {n} 次绘图之后</translation>
    </message>
    <message>
        <source>closed for letters</source>
        <translation>有字，封起来了</translation>
    </message>
    <message>
        <source>drew it</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>guessed before drawing minute {n}</source>
        <translation>第 {n} 次绘图前已猜中</translation>
    </message>
    <message>
        <source>guessed by {names}</source>
        <translation>{names} 猜中</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>没画</translation>
    </message>
    <message>
        <source>the answer: {answer}</source>
        <translation>回答：{answer}</translation>
    </message>
    <message>
        <source>was right</source>
        <translation>猜中了</translation>
    </message>
    <message>
        <source>won {won}  −  left {left}  =</source>
        <translation>赢得 {won}  −  剩下 {left}  =</translation>
    </message>
    <message>
        <source>won: {count}</source>
        <translation>赢得 {count} 块</translation>
    </message>
    <message>
        <source>{author} answers. {guess}</source>
        <translation>{author} 来回答。{guess}</translation>
    </message>
    <message>
        <source>{author}: “{answer}”</source>
        <translation>{author}：“{answer}”</translation>
    </message>
    <message>
        <source>{line} For board {n} by {author}.</source>
        <translation>{line}猜的是 {author} 的第 {n} 块画板。</translation>
    </message>
    <message>
        <source>{line}, board {n}</source>
        <translation>{line}，第 {n} 块画板</translation>
    </message>
    <message>
        <source>{names} guessed this board.</source>
        <translation>这块画板已经被 {names} 猜中了。</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} 回答</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} 来画</translation>
    </message>
    <message>
        <source>{name} drew it</source>
        <translation>{name} 画的</translation>
    </message>
    <message>
        <source>{name} is drawing</source>
        <translation>{name} 正在画</translation>
    </message>
    <message>
        <source>{name} share the win!</source>
        <translation>{name} 一起获胜！</translation>
    </message>
    <message>
        <source>{name} was right</source>
        <translation>{name} 猜中了</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} 获胜！</translation>
    </message>
    <message>
        <source>{name}, boards won: {count}</source>
        <translation>{name}，赢得画板：{count}</translation>
    </message>
    <message>
        <source>{name}: {guess}?</source>
        <translation>{name}：{guess}？</translation>
    </message>
    <message>
        <source>{name}: {score}, won {won}, left {left}</source>
        <translation>{name}：{score}，赢得 {won}，剩下 {left}</translation>
    </message>
    <message>
        <source>{n} seconds to improve what nobody has guessed, or to begin something new. Everybody else looks away.</source>
        <translation>{n} 秒。没被猜中的可以接着改，也可以画新的。其他人请别看。</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} 和 {last}</translation>
    </message>
    <message>
        <source>{why} No broken file was left behind, and the boards are still here.</source>
        <translation>{why}没有留下半截文件，画板也都还在。</translation>
    </message>
    <message>
        <source>{winners} guessed board {n} by {author}</source>
        <translation>{winners} 猜中 {author} 的第 {n} 块画板</translation>
    </message>
    <message>
        <source>{winners} guessed one by {author}</source>
        <translation>{winners} 猜中 {author} 的画板</translation>
    </message>
    <message>
        <source>{word} · drawn by {author}, guessed by nobody</source>
        <translation>{word} · {author} 画的，没人猜中</translation>
    </message>
    <message>
        <source>{word} · drawn by {author}, guessed by {names}</source>
        <translation>{word} · {author} 画的，{names} 猜中</translation>
    </message>
    <message>
        <source>“{guess}”</source>
        <translation>“{guess}”</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A ball</source>
        <translation>皮球</translation>
    </message>
    <message>
        <source>A fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>A lollipop</source>
        <translation>棒棒糖</translation>
    </message>
    <message>
        <source>A mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>A point! Given to the wrong one? This takes the last board back. Try it, or go on.</source>
        <translation>得一分！要是给错了人，点这里收回最后那块画板。试一下，或者直接往下走。</translation>
    </message>
    <message>
        <source>A submarine</source>
        <translation>潜水艇</translation>
    </message>
    <message>
        <source>A tent</source>
        <translation>帐篷</translation>
    </message>
    <message>
        <source>And now {name} again: “{guess}!” That is the word. Tap Yes, then {name}.</source>
        <translation>{name} 又喊：“{guess}！”这回对了。点“是”，再点 {name}。</translation>
    </message>
    <message>
        <source>And who was right first? You: tap your name. The board is yours, a point.</source>
        <translation>是谁先猜中的？是你！点你的名字，这块画板归你，得一分。</translation>
    </message>
    <message>
        <source>Brave: three potions, unless somebody after you is brave too. Cowardly: only one, but it is safe.</source>
        <translation>勇敢，得三瓶药水，但后面若还有人勇敢就落空；胆小，只得一瓶，却很安全。</translation>
    </message>
    <message>
        <source>Choose three different witches in secret. The marked ones are a good start, if you like.</source>
        <translation>悄悄选三张不同的女巫。做了记号的三张是不错的开头，你也可以另选。</translation>
    </message>
    <message>
        <source>Draw “{word}” on its board, with pen, mouse or finger. Only letters and numbers are forbidden.</source>
        <translation>在它的画板上画“{word}”，用笔、鼠标或手指都行。就是不能写字，也不能写数字。</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>明白了</translation>
    </message>
    <message>
        <source>If it ended now: {won} won, {left} left, so {won} − {left} = {score}. But there is time to catch up!</source>
        <translation>要是现在结束：赢了 {won} 块，剩下 {left} 块，{won} − {left} = {score} 分。别急，后面还追得上！</translation>
    </message>
    <message>
        <source>It is back on the wall. Give it away once more: tap it, Yes, your name – or drag it there.</source>
        <translation>画板又回到墙上了。再给一次：点画板，点“是”，再点你的名字，也可以直接拖过去。</translation>
    </message>
    <message>
        <source>Look at the tasks again: here you see how far your potions have come.</source>
        <translation>再看看任务：这里能看到你的药水离完成还差多少。</translation>
    </message>
    <message>
        <source>Lovely, draw on! And if a line goes wrong: undo takes it back, a rubber wipes. Try one of them.</source>
        <translation>真不错，接着画！画错了就撤销一笔，或者用橡皮擦一擦。挑一个试试。</translation>
    </message>
    <message>
        <source>Lulu</source>
        <translation>露露</translation>
    </message>
    <message>
        <source>Now the clock runs, usually for a minute. Draw on, or hold “I’m done”.</source>
        <translation>现在开始计时，平时是一分钟。接着画，或者按住“画完了”。</translation>
    </message>
    <message>
        <source>Now {name} points at yours: “{guess}!” You drew it, so you answer: tap it, then No, Close or Far.</source>
        <translation>轮到 {name} 指着你的画板喊：“{guess}！”你画的，只有你能回答：点画板，再选“不是”“接近”或“很远”。</translation>
    </message>
    <message>
        <source>Of several brave ones only the last one counts. The others go back to the hand after the round.</source>
        <translation>几个人都勇敢时，只有最后一个算数。其他的牌在这一轮结束后回到手里。</translation>
    </message>
    <message>
        <source>Only {name} answers, and only with these. Be {name}: hold the eye to see the word. Right? Tap Yes.</source>
        <translation>只有 {name} 能回答，而且只能说这四种。现在你来当 {name}：按住眼睛看看词语，猜中了就点“是”。</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>皮皮</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Six boards, and under each its word. Only you see them. Take any, in any order; nothing has to be finished.</source>
        <translation>六块画板，每块下面一个词，只有你看得到。先画哪个都行，画不完也没关系。</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>跳过引导</translation>
    </message>
    <message>
        <source>Somebody is braver: your card turns face down. After the round it comes back to your hand.</source>
        <translation>有人更勇敢，你的牌被取消，翻到背面。这一轮结束后，它会回到你手里。</translation>
    </message>
    <message>
        <source>That board is gone, and well done: each of your own that still lies here at the end costs a point, drawn or not.</source>
        <translation>这块被猜走了，好事！自己的画板到最后每剩一块就扣一分，画没画都一样。</translation>
    </message>
    <message>
        <source>That is the whole game: draw and guess three times, and mend in between what nobody knew. Now fetch your friends!</source>
        <translation>整个游戏就是这样：画三次，猜三次，没人猜中的还能改。快叫朋友来吧！</translation>
    </message>
    <message>
        <source>That is the whole game; after four rounds the points count. Play on, or go back to the lobby.</source>
        <translation>整个游戏就是这样，打完四轮就算分。接着玩，或者回到大厅。</translation>
    </message>
    <message>
        <source>The bell! All pens down. Now everybody’s boards lie here, and all shout at once what they see.</source>
        <translation>铃响了，大家停笔！所有画板都摆在这里，看出是什么，就大声喊出来。</translation>
    </message>
    <message>
        <source>The boards are covered. This game is for learning: if you leave, it is not kept.</source>
        <translation>画板都盖住了。这一局是用来学的，离开就不保留。</translation>
    </message>
    <message>
        <source>The cards are covered. This game is for learning: if you leave, it is not kept.</source>
        <translation>牌都盖住了。这一局是用来学的，离开就不保留。</translation>
    </message>
    <message>
        <source>These six are yours. Each one that still lies here at the end costs a point, drawn or not.</source>
        <translation>这六块是你的。到最后每剩一块就扣一分，画没画都一样。</translation>
    </message>
    <message>
        <source>These three tasks are for everybody. Whoever has all the potions of one gets its points.</source>
        <translation>这三个任务人人都能完成。集齐一个任务要的药水，就得到它的分数。</translation>
    </message>
    <message>
        <source>These three? Tap the button; nobody sees them before they are played.</source>
        <translation>就选这三张？点一下按钮，打出之前谁也看不到。</translation>
    </message>
    <message>
        <source>This game is for learning and is not kept. You’ll find it again in the rules.</source>
        <translation>这一局是用来学的，不会保留。想再学，规则页里随时都有。</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大厅</translation>
    </message>
    <message>
        <source>Welcome! One draws, the others look away: that is what this curtain is for. Hold the button to lift it.</source>
        <translation>欢迎！一个人画，其他人别看，所以有这道幕布。按住按钮，把它拉开。</translation>
    </message>
    <message>
        <source>Welcome! Take one of these witches: she brings your first potion.</source>
        <translation>欢迎！从这些女巫里拿一张，她会带来你的第一瓶药水。</translation>
    </message>
    <message>
        <source>What did {name} draw here? Say it aloud, and try as often as you like. Then tap the board.</source>
        <translation>{name} 画的是什么？大声说出来，猜错不扣分，猜几次都行。然后点一下这块画板。</translation>
    </message>
    <message>
        <source>What was not beaten now brews potions in front of you. Then everybody draws new witches.</source>
        <translation>没被取消的女巫留在面前，变成药水。然后大家再抽新的女巫。</translation>
    </message>
    <message>
        <source>You are braver! The other card turns face down and goes back to its owner after the round.</source>
        <translation>你更勇敢！对方的牌被取消，翻到背面，这一轮结束后回到他手里。</translation>
    </message>
    <message>
        <source>You chose this witch too, so you answer. Brave beats whoever was brave before you.</source>
        <translation>你也选了这张女巫，所以要回应。你若勇敢，前面勇敢的牌就被取消。</translation>
    </message>
    <message>
        <source>You find this guide again in the rules.</source>
        <translation>想再看引导，“规则”里可以找到。</translation>
    </message>
    <message>
        <source>You lead: tap one of your three. Whoever chose the same witch must answer.</source>
        <translation>由你先出：从三张里点一张。谁选了同样的女巫，谁就要回应。</translation>
    </message>
    <message>
        <source>“Next!” means: I did not choose this witch. Then the next one is asked.</source>
        <translation>“下一位！”就是说：我没选这张女巫。那就轮到下一位。</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n board(s) of others guessed</source>
        <translation>
            <numerusform>猜中别人的 %n 块画板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played to the end</source>
        <translation>
            <numerusform>玩完 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>赢了 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own board(s) guessed by others</source>
        <translation>
            <numerusform>自己的 %n 块画板被猜中</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for a spreadsheet (CSV): who, when, how many points.</source>
        <translation>表格文件（CSV）：谁、什么时候、多少分。</translation>
    </message>
    <message>
        <source>All moves too, for other programs (JSON).</source>
        <translation>连每一步都有，给别的程序用（JSON）。</translation>
    </message>
    <message>
        <source>Also as {names}</source>
        <translation>也叫 {names}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Both count as one from now on. The games stay as they were, and it can be undone.</source>
        <translation>以后两个名字算作一个人。玩过的游戏不会变，也可以再分开。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Delete everything that was played?</source>
        <translation>删除玩过的所有记录？</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>抹去</translation>
    </message>
    <message>
        <source>Erase the name</source>
        <translation>抹去这个名字</translation>
    </message>
    <message>
        <source>Erase the name {name}?</source>
        <translation>抹去“{name}”这个名字？</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>游戏之夜</translation>
    </message>
    <message>
        <source>Every game, every name, every word that was dealt: gone from the disk, for good.</source>
        <translation>每一局、每个名字、发过的每个词，都从磁盘上彻底删掉。</translation>
    </message>
    <message>
        <source>Everything that was played</source>
        <translation>玩过的所有记录</translation>
    </message>
    <message>
        <source>Favourite witch</source>
        <translation>最爱女巫</translation>
    </message>
    <message>
        <source>Favourite witch: {kind}</source>
        <translation>最爱的女巫：{kind}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Guessed boards</source>
        <translation>猜中画板</translation>
    </message>
    <message>
        <source>Guessed by others</source>
        <translation>被猜中</translation>
    </message>
    <message>
        <source>Hold to delete all</source>
        <translation>按住，全部删除</translation>
    </message>
    <message>
        <source>It could not be saved</source>
        <translation>没有保存成功</translation>
    </message>
    <message>
        <source>It is kept on this computer and nowhere else: {folder}</source>
        <translation>只存在这台电脑上，别处都没有：{folder}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>留着</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>都留着</translation>
    </message>
    <message>
        <source>Nobody can bring it back. Save everything first if you are not sure.</source>
        <translation>删了谁也找不回来。拿不准的话，请先保存全部。</translation>
    </message>
    <message>
        <source>Nobody with a name has finished a game yet. Names are typed in the lobby.</source>
        <translation>还没有留名的玩家玩完过一局。名字在大厅里写。</translation>
    </message>
    <message>
        <source>Not gone yet</source>
        <translation>还没删掉</translation>
    </message>
    <message>
        <source>Not played to its end: what was secret stays secret, and it counts for nobody.</source>
        <translation>这一局没有玩完：秘密还是秘密，也不算任何人的成绩。</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>不是同一个人</translation>
    </message>
    <message>
        <source>Nothing was played yet. Your first game will wait here, to be watched again.</source>
        <translation>还什么都没玩过。玩完第一局，就能在这里重温。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Played brave</source>
        <translation>勇敢</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>保存全部</translation>
    </message>
    <message>
        <source>Save or delete</source>
        <translation>保存或删除</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>保存成绩</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存好了</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>The bravest of all!</source>
        <translation>全场最勇敢！</translation>
    </message>
    <message>
        <source>The computer says: {why}. No broken file was left behind; choose another place.</source>
        <translation>电脑说：{why}。没有留下半截文件，换个地方再试吧。</translation>
    </message>
    <message>
        <source>The disk cannot be written just now. It will be done as soon as it can.</source>
        <translation>磁盘现在写不进去，等能写了马上就删。</translation>
    </message>
    <message>
        <source>The game that waits goes too.</source>
        <translation>还没玩完的那一局也会删掉。</translation>
    </message>
    <message>
        <source>The same as {name}</source>
        <translation>就是 {name}</translation>
    </message>
    <message>
        <source>The same as…</source>
        <translation>和谁是同一个人……</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>重温这一局</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>玩过的游戏</translation>
    </message>
    <message>
        <source>What was played cannot be read now ({why}).</source>
        <translation>现在读不了玩过的记录（{why}）。</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name} 是谁？</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>brave {brave} of {cards}</source>
        <translation>勇敢 {brave} / {cards}</translation>
    </message>
    <message>
        <source>guessed {guessed}, own guessed {drawn}</source>
        <translation>猜中 {guessed}，被猜中 {drawn}</translation>
    </message>
    <message>
        <source>mostly {kind}</source>
        <translation>最常打{kind}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>没玩完</translation>
    </message>
    <message>
        <source>{brave} of {cards} witches played brave</source>
        <translation>{cards} 张女巫里勇敢了 {brave} 次</translation>
    </message>
    <message>
        <source>{names}: taken out of every game, for good. The games and their scores stay; the seat is called after its emblem.</source>
        <translation>{names}：从每一局里彻底抹去。游戏和分数都留着，座位改用标志的名字。</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message numerus="yes">
        <source>{time} · %n move(s)</source>
        <translation>
            <numerusform>{time} · %n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>2 of its colour, 1 brave one</source>
        <translation>2 瓶本色，1 瓶勇敢</translation>
    </message>
    <message>
        <source>3 potions of its colour</source>
        <translation>3 瓶本色药水</translation>
    </message>
    <message>
        <source>A brave card shows</source>
        <translation>一张勇敢的牌有</translation>
    </message>
    <message>
        <source>Back to our numbers</source>
        <translation>恢复原来的数字</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>好了</translation>
    </message>
    <message>
        <source>Each brave card</source>
        <translation>每张勇敢的牌</translation>
    </message>
    <message>
        <source>Each further potion</source>
        <translation>往后每瓶</translation>
    </message>
    <message>
        <source>Each task</source>
        <translation>每个任务</translation>
    </message>
    <message>
        <source>From {n} players</source>
        <translation>{n} 人起</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>村规</translation>
    </message>
    <message>
        <source>No public text gives these numbers, so they are ours. Change them as your table likes.</source>
        <translation>公开的规则里没有这些数字，是我们自己定的。你们商量好，随便改。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points for potions of one colour</source>
        <translation>同色药水值多少分</translation>
    </message>
    <message>
        <source>Points for {n} potions</source>
        <translation>{n} 瓶药水的分数</translation>
    </message>
    <message>
        <source>Potions: {n}</source>
        <translation>{n} 瓶</translation>
    </message>
    <message>
        <source>Tap a potion to ask for one more of it; after six it begins again at one.</source>
        <translation>点一下药水就多要一瓶，六瓶之后又从一瓶开始。</translation>
    </message>
    <message>
        <source>Task {task}: {kind} {n}</source>
        <translation>任务 {task}：{kind} {n}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>A hint, please</source>
        <translation>给个提示</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>全部恢复原样</translation>
    </message>
    <message>
        <source>All keys are as they were.</source>
        <translation>所有按键都恢复原样了。</translation>
    </message>
    <message>
        <source>All the boards: leaf through</source>
        <translation>全部画板：翻看</translation>
    </message>
    <message>
        <source>All the boards: play the drawing</source>
        <translation>全部画板：重温这幅画</translation>
    </message>
    <message>
        <source>Answer: close</source>
        <translation>回答：接近</translation>
    </message>
    <message>
        <source>Answer: far off</source>
        <translation>回答：很远</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>回答：不是</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>回答：是</translation>
    </message>
    <message>
        <source>Around words, lenses and tools</source>
        <translation>词语、放大镜、画具，挨个走</translation>
    </message>
    <message>
        <source>Back to 100%</source>
        <translation>恢复到 100%</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Brave</source>
        <translation>勇敢</translation>
    </message>
    <message>
        <source>Choose or scroll in a list</source>
        <translation>在列表里选，或者滚动</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>Close, put away, go back</source>
        <translation>关掉、收起、返回</translation>
    </message>
    <message>
        <source>Cowardly</source>
        <translation>胆小</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>随时</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>全屏开关</translation>
    </message>
    <message>
        <source>Guessing</source>
        <translation>猜词</translation>
    </message>
    <message>
        <source>Held: lift the curtain, go on</source>
        <translation>按住：拉开幕布，继续</translation>
    </message>
    <message>
        <source>In a game</source>
        <translation>游戏中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>大厅</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Looking back: one step</source>
        <translation>回看：一步一步</translation>
    </message>
    <message>
        <source>Looking back: start, now</source>
        <translation>回看：开头，现在</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause, then leave</source>
        <translation>暂停，再按离开</translation>
    </message>
    <message>
        <source>Pick a board</source>
        <translation>选画板</translation>
    </message>
    <message>
        <source>Pick a word up, on another: swap</source>
        <translation>拿起词语，再选一个就交换</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>请按键</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”. Esc leaves it, Del brings the first one back.</source>
        <translation>请按下“{command}”的新按键。Esc 不改，Del 恢复原来的键。</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>打开这张按键表</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>Sound off and on</source>
        <translation>声音开关</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Take a card, put it back</source>
        <translation>拿牌，放回</translation>
    </message>
    <message>
        <source>Take the card along</source>
        <translation>带着牌一起移动</translation>
    </message>
    <message>
        <source>Take the card, play, go on</source>
        <translation>拿牌，出牌，继续</translation>
    </message>
    <message>
        <source>Take the last board back</source>
        <translation>收回刚才给出的画板</translation>
    </message>
    <message>
        <source>Tap a key to change it. Those on the right stay as they are.</source>
        <translation>点一下就能换按键。右边那些不能换。</translation>
    </message>
    <message>
        <source>Tap what has the ring around it</source>
        <translation>等于点一下框住的那个</translation>
    </message>
    <message>
        <source>That key cannot be used. Press another one.</source>
        <translation>这个键用不了，请换一个。</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>女巫快递</translation>
    </message>
    <message>
        <source>The history: choose</source>
        <translation>记录：选一局</translation>
    </message>
    <message>
        <source>The history: open</source>
        <translation>记录：打开</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>换个游戏</translation>
    </message>
    <message>
        <source>The other language</source>
        <translation>换语言</translation>
    </message>
    <message>
        <source>The reveal: the next board</source>
        <translation>揭晓：下一块画板</translation>
    </message>
    <message>
        <source>The reveal: the one before</source>
        <translation>揭晓：上一块画板</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>These keys stay as they are.</source>
        <translation>这些按键不能换。</translation>
    </message>
    <message>
        <source>To the next thing, with Shift back</source>
        <translation>换到下一个，加 Shift 往回</translation>
    </message>
    <message>
        <source>Type a name, once more: done</source>
        <translation>写名字，再按就写好</translation>
    </message>
    <message>
        <source>Typed: both were right</source>
        <translation>打字时：两人都猜中</translation>
    </message>
    <message>
        <source>Typed: held, shows the word</source>
        <translation>打字时：按住看词语</translation>
    </message>
    <message>
        <source>Typed: over to the answers</source>
        <translation>打字时：去回答</translation>
    </message>
    <message>
        <source>Typed: the answer that is lit</source>
        <translation>打字时：用亮着的答案</translation>
    </message>
    <message>
        <source>Typed: who is typing</source>
        <translation>打字时：换人</translation>
    </message>
    <message>
        <source>Typed: write the guess</source>
        <translation>打字时：写下猜测</translation>
    </message>
    <message>
        <source>Walk along the hand</source>
        <translation>在手牌中移动</translation>
    </message>
    <message>
        <source>Walk over the boards</source>
        <translation>在画板间移动</translation>
    </message>
    <message>
        <source>Watching: one move</source>
        <translation>重温：一步一步</translation>
    </message>
    <message>
        <source>Watching: play and stop</source>
        <translation>重温：播放，停住</translation>
    </message>
    <message>
        <source>Watching: start, end</source>
        <translation>重温：开头，结尾</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>看记录</translation>
    </message>
    <message>
        <source>Who was right</source>
        <translation>谁猜中了</translation>
    </message>
    <message>
        <source>Word down, all boards, pause</source>
        <translation>放下词语，看全部画板，暂停</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>请按一个键</translation>
    </message>
    <message>
        <source>{key} always means “{command}” here. Press another one.</source>
        <translation>{key} 键在这里一直是“{command}”，请换一个。</translation>
    </message>
    <message>
        <source>{key} is needed to get around. Press another one.</source>
        <translation>{key} 键要用来移动和选择，请换一个。</translation>
    </message>
    <message>
        <source>{key} is “{command}” already. Press another one.</source>
        <translation>{key} 键已经是“{command}”了，请换一个。</translation>
    </message>
    <message>
        <source>{key} was “{command}”, which is on {other} now.</source>
        <translation>{key} 键原来是“{command}”，它现在改用 {other} 键。</translation>
    </message>
    <message>
        <source>{what}: {keys}</source>
        <translation>{what}：{keys}</translation>
    </message>
    <message>
        <source>“{command}” is on {key} again.</source>
        <translation>“{command}”改回 {key} 键了。</translation>
    </message>
    <message>
        <source>“{command}” is on {key} now.</source>
        <translation>“{command}”现在是 {key} 键。</translation>
    </message>
    <message>
        <source>“{command}” stays on {key}.</source>
        <translation>“{command}”还是 {key} 键。</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>3–6 people · 15–25 min</source>
        <translation>3～6 人 · 15～25 分钟</translation>
    </message>
    <message>
        <source>3–6 seats · 20 min</source>
        <translation>3～6 个座位 · 20 分钟</translation>
    </message>
    <message>
        <source>A guess that is exact</source>
        <translation>猜得一字不差</translation>
    </message>
    <message>
        <source>Brave: three potions. Cowardly: one, but safe. The oldest may start.</source>
        <translation>勇敢，得三瓶药水；胆小，只得一瓶，但很安全。可以由年纪最长的人先来。</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>电脑（困难）</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>电脑（普通）</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>继续上一局</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>马上算对</translation>
    </message>
    <message>
        <source>Doodle Rush</source>
        <translation>速涂快递</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>First time? Learn it in three minutes</source>
        <translation>第一次玩？三分钟学会</translation>
    </message>
    <message>
        <source>First time? Learn it in two minutes</source>
        <translation>第一次玩？两分钟学会</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Free seat {n}: tap to join</source>
        <translation>空座位 {n}：点一下加入</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>怎么猜</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>村规</translation>
    </message>
    <message>
        <source>It will not be offered any more. Nothing is deleted.</source>
        <translation>以后不再提醒你继续这一局，记录不会删掉。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留着</translation>
    </message>
    <message>
        <source>Needs a yes</source>
        <translation>作者回答</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>先不开</translation>
    </message>
    <message>
        <source>One pen goes round; then everybody guesses.</source>
        <translation>一支笔轮流画，大家一起猜。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Points and tasks</source>
        <translation>分数和任务</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>收起来</translation>
    </message>
    <message>
        <source>Put the last game away</source>
        <translation>收起上一局</translation>
    </message>
    <message>
        <source>Put the last game away?</source>
        <translation>收起上一局？</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Seconds to draw and to guess</source>
        <translation>画和猜各多少秒</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Spoken</source>
        <translation>大声说</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>开一局新的？</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>开新的</translation>
    </message>
    <message>
        <source>Tap to join</source>
        <translation>点一下加入</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>The last game is still waiting. A new one puts it away for good.</source>
        <translation>上一局还在等着。开了新的，上一局就不能再继续了。</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>Three to six can play. Tap a free seat.</source>
        <translation>3 到 6 人就能开局，点一下空座位加入吧。</translation>
    </message>
    <message>
        <source>Two games, one table.</source>
        <translation>一张桌子，两个游戏。</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>打字</translation>
    </message>
    <message>
        <source>What shall we play tonight?</source>
        <translation>今晚玩什么？</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>Witch Express</source>
        <translation>女巫快递</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>Your name?</source>
        <translation>怎么称呼？</translation>
    </message>
    <message>
        <source>drawing, {n} of 6</source>
        <translation>画画，第 {n} / 6 段</translation>
    </message>
    <message>
        <source>guessing, {n} of 6</source>
        <translation>猜画，第 {n} / 6 段</translation>
    </message>
    <message>
        <source>round {n} of 4</source>
        <translation>第 {n} / 4 轮</translation>
    </message>
    <message>
        <source>{game}, chosen. {facts}</source>
        <translation>{game}，已选。{facts}</translation>
    </message>
    <message>
        <source>{game}. {facts}</source>
        <translation>{game}。{facts}</translation>
    </message>
    <message>
        <source>{name}: leave the seat free</source>
        <translation>{name}：让出座位</translation>
    </message>
    <message>
        <source>{name}: person or computer</source>
        <translation>{name}：真人或电脑</translation>
    </message>
    <message>
        <source>{name}: {n} s to draw; tap for more</source>
        <translation>{name}：画 {n} 秒，点一下可以更久</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>还剩 {n} 秒</translation>
    </message>
    <message>
        <source>{n} s to draw</source>
        <translation>画 {n} 秒</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Hold to go on</source>
        <translation>按住继续</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开这一局</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停中</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Pen</name>
    <message>
        <source>Barrel button</source>
        <translation>笔身按钮</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>复制下来，报告问题</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Draw with a pen, a finger or the mouse. If something is wrong, copy the log and send it to us.</source>
        <translation>用笔、手指或鼠标画一画。要是哪里不对劲，就把记录复制下来发给我们。</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Mouse made up by the system</source>
        <translation>系统模拟的鼠标</translation>
    </message>
    <message>
        <source>Nib</source>
        <translation>笔尖</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Rubber end</source>
        <translation>橡皮头</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Try your pen</source>
        <translation>试试你的笔</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>擦干净</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>请稍等</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>已完成 {done} 个，共 {all} 个</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All words and who guessed them</source>
        <translation>所有的词，还有谁猜中了</translation>
    </message>
    <message>
        <source>Everybody drew</source>
        <translation>大家一起画</translation>
    </message>
    <message>
        <source>Everybody guessed</source>
        <translation>大家来猜</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Not played to its end: the hands stay hidden.</source>
        <translation>这一局没有玩完，手牌不公开。</translation>
    </message>
    <message>
        <source>The hand of {name}</source>
        <translation>{name} 的手牌</translation>
    </message>
    <message>
        <source>The pen is handed on</source>
        <translation>正在传笔</translation>
    </message>
    <message>
        <source>The rest of this game is damaged: it can be watched up to move {n}.</source>
        <translation>这一局后面的记录坏了，只能看到第 {n} 步。</translation>
    </message>
    <message>
        <source>This game was not played to its end, so its drawing minutes stay covered.</source>
        <translation>这一局没有玩完，绘图的过程不公开。</translation>
    </message>
    <message>
        <source>move {n} of {all}</source>
        <translation>第 {n} / {all} 步</translation>
    </message>
    <message>
        <source>{name} drew</source>
        <translation>{name} 来画</translation>
    </message>
    <message>
        <source>{n}×</source>
        <translation>{n}×</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Learn by playing</source>
        <translation>边玩边学</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>爱心</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星星</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>关于这个程序</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立刻</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>从容</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Drawing tools</source>
        <translation>画具</translation>
    </message>
    <message>
        <source>Drawing with</source>
        <translation>用什么画</translation>
    </message>
    <message>
        <source>Draws like the nib</source>
        <translation>和笔尖一样画</translation>
    </message>
    <message>
        <source>Firm</source>
        <translation>偏硬</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>少一点</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>大声</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>适中</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>在左边</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>在右边</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>快慢</translation>
    </message>
    <message>
        <source>Party Games {version}

An unofficial program made by fans, with drawings, cards and words of its own. The names of the two games belong to their publishers, who have nothing to do with this program. If you like the games, buy the boxes.

Free software under the MIT licence. It uses Qt (LGPL), the fonts LXGW WenKai and Noto Sans SC (Open Font Licence) and other free libraries; their licences come with it.

Everything stays on this computer: no account, no network, no tracking.</source>
        <translation>Party Games {version}

这是爱好者做的非官方程序，图画、卡牌和词语都是自己做的。两个游戏的名字属于各自的出版方，他们和这个程序没有关系。喜欢的话，请买一盒正版桌游。

这是自由软件，采用 MIT 许可。它用到了 Qt（LGPL）、霞鹜文楷和思源黑体（SIL 开放字体许可），还有其他自由的程序库，它们的许可都随程序附上。

所有东西都只留在这台电脑上：不用注册，不联网，也不统计任何数据。</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>笔的压力</translation>
    </message>
    <message>
        <source>Pen, finger, mouse</source>
        <translation>笔、手指、鼠标</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>小声</translation>
    </message>
    <message>
        <source>Reset these settings</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Rubber end</source>
        <translation>橡皮头</translation>
    </message>
    <message>
        <source>Rubs out</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Say it in words too</source>
        <translation>同时用文字说明</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>偏软</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sounds only</source>
        <translation>只听声音</translation>
    </message>
    <message>
        <source>The pen only</source>
        <translation>只用笔</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Tools on the right suit a left-handed pen.</source>
        <translation>左手拿笔的人，工具放右边更顺手。</translation>
    </message>
    <message>
        <source>Try your pen</source>
        <translation>试试你的笔</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>{key} switches the sound off and on. Each sound can be seen as well.</source>
        <translation>{key} 键开关声音。听得到的也都看得到，关掉也不会错过什么。</translation>
    </message>
    <message>
        <source>{larger} and {smaller} change the size too, {whole} sets it to 100%. {full} switches full screen on and off.</source>
        <translation>{larger} 和 {smaller} 也能改变大小，{whole} 回到 100%。{full} 切换全屏。</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Sound off</source>
        <translation>声音已关</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>声音已开</translation>
    </message>
    <message>
        <source>a card is played</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>a fanfare</source>
        <translation>号角响起</translation>
    </message>
    <message>
        <source>a point!</source>
        <translation>得分！</translation>
    </message>
    <message>
        <source>the bell rings</source>
        <translation>铃响了</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>滴答</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>翻过去了</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n game(s) could be read and are here.</source>
        <translation>
            <numerusform>有 %n 局还能读，都搬过来了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>有 %n 局读不出来。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new list of games</source>
        <translation>新的游戏记录</translation>
    </message>
    <message>
        <source>A newer version of this program kept your games; they are safe and untouched. What you play now is kept beside them, in “{name}”.</source>
        <translation>之前的游戏是用更新的版本保存的，都好好的，一点没动。现在玩的会另外存在旁边的“{name}”里。</translation>
    </message>
    <message>
        <source>A part of it is damaged. It was put aside and nothing of it was deleted: what can be read is under “History”.</source>
        <translation>有一部分记录坏了。它已经放到一边，什么都没有删；还能读的部分可以在“记录”里看。</translation>
    </message>
    <message>
        <source>Another file lay where your games are kept. It is now called “{name}”; nothing is lost.</source>
        <translation>有别的文件占了你们存游戏的位置，它已改名为“{name}”。游戏一局没丢。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>还是关闭</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Games cannot be kept yet</source>
        <translation>暂时还不能保存</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>It stays in the file and nothing of it was deleted, but this version cannot read it.</source>
        <translation>它还好好地存着，什么都没有删，只是这个版本读不了。</translation>
    </message>
    <message>
        <source>Move the pointer to see the rest. {key}: back to 100%.</source>
        <translation>移动指针就能看到其余部分。{key} 回到 100%。</translation>
    </message>
    <message>
        <source>Not everything is written</source>
        <translation>还没有全部存好</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好的</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>只看看</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>Party Games is already open. Look for its window.</source>
        <translation>Party Games 已经打开了，找找它的窗口吧。</translation>
    </message>
    <message>
        <source>Some of them could not be read and are as they were at first: {names}.</source>
        <translation>有几项读不出来，已经恢复成刚开始的样子：{names}。</translation>
    </message>
    <message>
        <source>Something unexpected happened. The game is saved, and you can go on. If the table looks wrong, close the program, start it again and choose “Continue”.</source>
        <translation>出了点意外。这一局已经保存好，可以接着玩。要是画面看着不对劲，关掉程序再打开，选“继续”就行。</translation>
    </message>
    <message>
        <source>Something unexpected happened. What was played is saved.</source>
        <translation>出了点意外。玩过的都已经保存好了。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>That game cannot start</source>
        <translation>这一局开不了</translation>
    </message>
    <message>
        <source>That is not possible now. (Rule {clause})</source>
        <translation>现在还不能这样做。（规则 {clause}）</translation>
    </message>
    <message>
        <source>The details are copied. They name nobody and no word of the game.</source>
        <translation>详情已经复制好，里面没有任何人的名字，也没有游戏里的词。</translation>
    </message>
    <message>
        <source>The disk has not taken the last moves yet. Make some room and try again; if you close now, they are lost. ({why})</source>
        <translation>最后几步还没写进磁盘。请腾出一点空间再试一次；现在关闭的话，这几步就丢了。（{why}）</translation>
    </message>
    <message>
        <source>The disk refuses to write</source>
        <translation>磁盘写不进去了</translation>
    </message>
    <message>
        <source>The disk refuses to write. The game goes on and is written later: make some room. ({why})</source>
        <translation>磁盘写不进去了。游戏照常进行，晚点会再保存，请腾出一点空间。（{why}）</translation>
    </message>
    <message>
        <source>The disk writes again. Everything is safe.</source>
        <translation>磁盘又能写了，全都存好了。</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>原来的文件留着，改名叫“{name}”。</translation>
    </message>
    <message>
        <source>The file could not be read, so everything is as it was at first.</source>
        <translation>设置文件读不出来，所以全都恢复成刚开始的样子。</translation>
    </message>
    <message>
        <source>The folder of your games had disappeared. It is back, and nothing is lost.</source>
        <translation>放游戏的文件夹刚才不见了，现在补回来了，一局没丢。</translation>
    </message>
    <message>
        <source>The game goes on, and nothing is lost while the program runs. Make some room; it will be tried again. ({why})</source>
        <translation>游戏照常进行，只要程序开着就什么都不会丢。请腾出一点空间，程序会再试着保存。（{why}）</translation>
    </message>
    <message>
        <source>The last game cannot be continued</source>
        <translation>上一局没办法继续</translation>
    </message>
    <message>
        <source>The list of your games was damaged. It was set aside as “{name}”, nothing was deleted.</source>
        <translation>游戏记录坏了。原来的文件改名为“{name}”放在一边，什么都没有删。</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>规则打不开</translation>
    </message>
    <message>
        <source>The settings were damaged</source>
        <translation>设置坏了</translation>
    </message>
    <message>
        <source>This game cannot be watched</source>
        <translation>这一局看不了</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Two at once would get in each other’s way. This one can only show what was played.</source>
        <translation>同时开两个会互相打架。这一个只能看看玩过的记录。</translation>
    </message>
    <message>
        <source>You can play. What you play is held in memory and written as soon as the folder {folder} can be used: keep the program open until then. ({why})</source>
        <translation>可以照常玩。玩的内容先记在内存里，等文件夹 {folder} 能用了马上存好，在那之前请别关程序。（{why}）</translation>
    </message>
    <message>
        <source>Your games are back in their place</source>
        <translation>游戏又放回原处了</translation>
    </message>
    <message>
        <source>Your games are from a newer version</source>
        <translation>记录来自更新的版本</translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation>文件被别的程序占着</translation>
    </message>
    <message>
        <source>it is full</source>
        <translation>磁盘满了</translation>
    </message>
    <message>
        <source>it is very slow</source>
        <translation>磁盘太慢了</translation>
    </message>
    <message>
        <source>it may only be read</source>
        <translation>只能读，不能写</translation>
    </message>
    <message>
        <source>it reports an error</source>
        <translation>磁盘报错</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>文件打不开</translation>
    </message>
</context>
<context>
    <name>Witch</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A computer can play for {name} until the seat is given back. It sees what {name} may see, nothing else.</source>
        <translation>可以让电脑替 {name} 打，直到座位还回来。{name} 能看到什么，它就看到什么，不会更多。</translation>
    </message>
    <message>
        <source>A computer stumbled</source>
        <translation>有台电脑卡住了</translation>
    </message>
    <message>
        <source>All places are taken. To swap, tap the witch that you want back in your hand.</source>
        <translation>位置都满了。想换的话，点一下要收回手里的那张女巫。</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>Berry</source>
        <translation>莓果</translation>
    </message>
    <message>
        <source>Brave</source>
        <translation>勇敢</translation>
    </message>
    <message>
        <source>Brave ×{n}</source>
        <translation>勇敢 ×{n}</translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation>勇敢！</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>被取消</translation>
    </message>
    <message>
        <source>Choose your witches first: {n} this round.</source>
        <translation>先把女巫选好：这一轮要选 {n} 张。</translation>
    </message>
    <message>
        <source>Choose your witches for this round</source>
        <translation>选出这一轮要打的女巫</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>选牌中</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>云雾</translation>
    </message>
    <message>
        <source>Cowardly</source>
        <translation>胆小</translation>
    </message>
    <message>
        <source>Cowardly ×{n}</source>
        <translation>胆小 ×{n}</translation>
    </message>
    <message>
        <source>Deck {n}</source>
        <translation>牌库 {n}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>第 {round} 轮结束</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>火焰</translation>
    </message>
    <message>
        <source>First everyone chooses three witches.</source>
        <translation>先让每个人选好三张女巫。</translation>
    </message>
    <message>
        <source>First everyone takes one of the open cards.</source>
        <translation>先让每个人挑一张翻开的牌。</translation>
    </message>
    <message>
        <source>For your eyes only</source>
        <translation>只给你一个人看</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>把座位还回去</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Is somebody away? Tap the name, and a computer plays there until they are back.</source>
        <translation>有人走开了？点名字让电脑替打，回来再点一下。</translation>
    </message>
    <message>
        <source>Is {name} away?</source>
        <translation>{name} 走开了吗？</translation>
    </message>
    <message>
        <source>Is {name} back?</source>
        <translation>{name} 回来了吗？</translation>
    </message>
    <message>
        <source>It is not your turn: answers go clockwise.</source>
        <translation>还没轮到你，要按顺时针回应。</translation>
    </message>
    <message>
        <source>It is not your turn: the open cards are taken one after the other, clockwise.</source>
        <translation>还没轮到你，翻开的牌要按顺时针一个一个拿。</translation>
    </message>
    <message>
        <source>Leave my cards open until somebody is back</source>
        <translation>有人回来之前，我的牌就摊开着</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>让电脑替打</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>正在回看</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>Next!</source>
        <translation>下一位！</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>黑夜</translation>
    </message>
    <message>
        <source>No hint this time.</source>
        <translation>这次想不出提示。</translation>
    </message>
    <message>
        <source>Nobody sits on that seat.</source>
        <translation>那个座位没有人。</translation>
    </message>
    <message>
        <source>Nobody sits where the start player should be.</source>
        <translation>起始玩家的座位上没有人。</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Play these</source>
        <translation>就打这几张</translation>
    </message>
    <message>
        <source>Play these this round?</source>
        <translation>这一轮就打这几张？</translation>
    </message>
    <message>
        <source>Potions of one colour: {steps}, each further one +{more}. Brave card: {brave}. Task: {task}.</source>
        <translation>同色药水：{steps}，往后每瓶 +{more}。勇敢的牌：{brave}。任务：{task}。</translation>
    </message>
    <message>
        <source>Potions of one colour: {steps}, each further one +{more}. Brave potion: {brave}. Task: {task}.</source>
        <translation>同色药水：{steps}，往后每瓶 +{more}。勇敢药水：{brave}。任务：{task}。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根茎</translation>
    </message>
    <message>
        <source>Round {n} / {all}</source>
        <translation>第 {n} / {all} 轮</translation>
    </message>
    <message>
        <source>Round {n} of {all} is over</source>
        <translation>第 {n} 轮结束，共 {all} 轮</translation>
    </message>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>第 {round} 轮第 {turn} 回合</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>看分数</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>雪地</translation>
    </message>
    <message>
        <source>Somebody is back</source>
        <translation>有人回来了</translation>
    </message>
    <message>
        <source>Still choosing: {names}</source>
        <translation>还在选牌：{names}</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太阳</translation>
    </message>
    <message>
        <source>Take {kind}</source>
        <translation>拿{kind}</translation>
    </message>
    <message>
        <source>Tap a line to see that moment again.</source>
        <translation>点一行，就能再看一遍那一刻。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Task! +{n}</source>
        <translation>任务完成！+{n}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>That cannot be done at this table.</source>
        <translation>这一桌不能这样做。</translation>
    </message>
    <message>
        <source>The cards are covered. If you leave, the game waits in the lobby and can be continued.</source>
        <translation>牌都盖住了。离开也没关系，这一局会在大厅等着，随时可以继续。</translation>
    </message>
    <message>
        <source>The computer stops, and {name} plays on with the same cards.</source>
        <translation>电脑停手，{name} 用同样的牌接着打。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>The game is over: four rounds are played.</source>
        <translation>四轮都打完了，游戏已经结束。</translation>
    </message>
    <message>
        <source>The house rules cannot be used: {key}: {why}.</source>
        <translation>村规用不了：{key}：{why}。</translation>
    </message>
    <message>
        <source>The witches of this round are chosen: now they are played.</source>
        <translation>这一轮的女巫已经选好，现在该打牌了。</translation>
    </message>
    <message>
        <source>There is no open {kind} card any more. Take one that lies there.</source>
        <translation>翻开的牌里没有{kind}了，挑一张还在的吧。</translation>
    </message>
    <message>
        <source>There is no {kind} card in this hand.</source>
        <translation>手牌里没有{kind}。</translation>
    </message>
    <message>
        <source>These cards cannot be dealt: the number of the deal is not a whole number.</source>
        <translation>这副牌发不了：发牌的编号不是整数。</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大厅</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>第 {n} 回合</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水源</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>刚才发生了什么</translation>
    </message>
    <message>
        <source>Witch Express is for 3 to 6 players.</source>
        <translation>女巫快递要 3 到 6 个人玩。</translation>
    </message>
    <message>
        <source>You have chosen {kind} already: the three must be different.</source>
        <translation>{kind}已经选过了，三张要不一样。</translation>
    </message>
    <message>
        <source>You lead this turn</source>
        <translation>这个回合由你先出</translation>
    </message>
    <message>
        <source>You lead this turn: choose one of your witches first.</source>
        <translation>这个回合由你先出，先挑一张女巫。</translation>
    </message>
    <message>
        <source>Your witches of this round are chosen.</source>
        <translation>你这一轮的女巫已经选好了。</translation>
    </message>
    <message>
        <source>a cowardly card is always safe</source>
        <translation>胆小的牌永远安全</translation>
    </message>
    <message>
        <source>a task still needs {kind}</source>
        <translation>还有任务需要{kind}</translation>
    </message>
    <message>
        <source>answers…</source>
        <translation>正在回应……</translation>
    </message>
    <message>
        <source>back in hand: {kinds}</source>
        <translation>回到手牌：{kinds}</translation>
    </message>
    <message>
        <source>draws {n}</source>
        <translation>抽 {n} 张</translation>
    </message>
    <message>
        <source>few others are likely to choose {kind}</source>
        <translation>多半没几个人会选{kind}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>选好了</translation>
    </message>
    <message>
        <source>is away</source>
        <translation>走开了</translation>
    </message>
    <message>
        <source>is choosing…</source>
        <translation>正在选牌……</translation>
    </message>
    <message>
        <source>it cancels the card of {name}</source>
        <translation>这样能取消 {name} 的牌</translation>
    </message>
    <message>
        <source>it completes a task</source>
        <translation>这样就能完成一个任务</translation>
    </message>
    <message>
        <source>leads…</source>
        <translation>先出牌……</translation>
    </message>
    <message>
        <source>little can be lost, a cancelled card comes back to your hand</source>
        <translation>没什么可输的，被取消的牌会回到手里</translation>
    </message>
    <message>
        <source>nobody answers after you</source>
        <translation>后面没有人要回应了</translation>
    </message>
    <message>
        <source>nobody behind you can hold {kind} any more</source>
        <translation>后面不会再有人有{kind}了</translation>
    </message>
    <message>
        <source>probably nobody behind you is braver</source>
        <translation>后面多半没有人更勇敢</translation>
    </message>
    <message>
        <source>somebody behind you may well be braver</source>
        <translation>后面很可能有人更勇敢</translation>
    </message>
    <message>
        <source>takes a card…</source>
        <translation>正在拿牌……</translation>
    </message>
    <message>
        <source>you hold {kind} ×{n}</source>
        <translation>你手里有{kind} ×{n}</translation>
    </message>
    <message>
        <source>you show {kind} ×{n} already, and more of a colour is worth ever more</source>
        <translation>你已经有{kind} ×{n}，同色越多越值钱</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>your {kind} potions grow from {before} to {after}, which scores {n} more</source>
        <translation>你的{kind}药水会从 {before} 瓶变成 {after} 瓶，多得 {n} 分</translation>
    </message>
    <message>
        <source>{kind} promises the most</source>
        <translation>{kind}最有希望</translation>
    </message>
    <message>
        <source>{kind} stays in your hand: only the chosen witches are played.</source>
        <translation>{kind}留在手牌里，只能打选好的女巫。</translation>
    </message>
    <message>
        <source>{kind} was led: only that card can answer.</source>
        <translation>这个回合打的是{kind}，只能用同一种回应。</translation>
    </message>
    <message>
        <source>{kind}, {how}</source>
        <translation>{kind}，{how}</translation>
    </message>
    <message>
        <source>{kind}: brave or cowardly?</source>
        <translation>{kind}：勇敢还是胆小？</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} 和 {last}</translation>
    </message>
    <message>
        <source>{names} have {n} points each and the same number of witches on the table: {cards}.</source>
        <translation>{names} 都是 {n} 分，展示区的女巫也一样多，都是 {cards} 张。</translation>
    </message>
    <message>
        <source>{names} have {n} points each. {best} needed the fewest witches on the table: {cards}.</source>
        <translation>{names} 都是 {n} 分，{best} 展示区的女巫最少，只有 {cards} 张。</translation>
    </message>
    <message>
        <source>{names} have {n} points each. {best} share the win with the fewest witches on the table: {cards}.</source>
        <translation>{names} 都是 {n} 分，{best} 展示区的女巫最少，都是 {cards} 张，一起获胜。</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} 一起获胜！</translation>
    </message>
    <message>
        <source>{name} answers…</source>
        <translation>{name} 正在回应……</translation>
    </message>
    <message>
        <source>{name} draws {count}</source>
        <translation>{name} 抽 {count} 张牌</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation>{name} 选好了</translation>
    </message>
    <message>
        <source>{name} has done a task</source>
        <translation>{name} 完成了一个任务</translation>
    </message>
    <message>
        <source>{name} has the most points: {n}.</source>
        <translation>{name} 总分最高：{n} 分。</translation>
    </message>
    <message>
        <source>{name} is out: {braver} is braver</source>
        <translation>{name} 的牌被取消，{braver} 更勇敢</translation>
    </message>
    <message>
        <source>{name} keeps {kind}, brave</source>
        <translation>{name} 留下{kind}，勇敢</translation>
    </message>
    <message>
        <source>{name} keeps {kind}, cowardly</source>
        <translation>{name} 留下{kind}，胆小</translation>
    </message>
    <message>
        <source>{name} leads…</source>
        <translation>{name} 先出牌……</translation>
    </message>
    <message>
        <source>{name} takes an open card…</source>
        <translation>{name} 正在挑翻开的牌……</translation>
    </message>
    <message>
        <source>{name} takes {kind}</source>
        <translation>{name} 拿了{kind}</translation>
    </message>
    <message>
        <source>{name} takes {kind} back in hand</source>
        <translation>{name} 把{kind}收回手牌</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} 获胜！</translation>
    </message>
    <message>
        <source>{name}, choose different witches: {n}</source>
        <translation>{name}，请选 {n} 张不同的女巫</translation>
    </message>
    <message>
        <source>{name}, choose three different witches</source>
        <translation>{name}，请选三张不同的女巫</translation>
    </message>
    <message>
        <source>{name}, take one of the open cards</source>
        <translation>{name}，请挑一张翻开的牌</translation>
    </message>
    <message>
        <source>{name}, you have {kind}: brave or cowardly?</source>
        <translation>{name}，你有{kind}：勇敢还是胆小？</translation>
    </message>
    <message>
        <source>{name}, you lead: tap one of your witches</source>
        <translation>{name}，由你先出，请点一张女巫</translation>
    </message>
    <message>
        <source>{name}: next!</source>
        <translation>{name}：下一位！</translation>
    </message>
    <message>
        <source>{name}: {kind}, brave!</source>
        <translation>{name}：{kind}，勇敢！</translation>
    </message>
    <message>
        <source>{name}: {kind}, cowardly</source>
        <translation>{name}：{kind}，胆小</translation>
    </message>
    <message>
        <source>{name}’s computer could not decide. It plays on in a simpler way, and nothing is lost.</source>
        <translation>{name} 的电脑一时拿不定主意，会换个简单的打法继续，什么都没丢。</translation>
    </message>
    <message>
        <source>{what}: {why}.</source>
        <translation>{what}：{why}。</translation>
    </message>
    <message>
        <source>{why} (Rule {clause})</source>
        <translation>{why}（规则 {clause}）</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s): open it to read them</source>
        <translation>
            <numerusform>%n 条提示，打开词库就能看到</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>A word pack could not be read. It was set aside as “{name}”, nothing was deleted.</source>
        <translation>有一个词库读不出来，已经另存为“{name}”，什么都没有删掉。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>所有词</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>还是关闭</translation>
    </message>
    <message>
        <source>Close without keeping the words?</source>
        <translation>不保存就关闭吗？</translation>
    </message>
    <message>
        <source>Copy and edit</source>
        <translation>复制一份来改</translation>
    </message>
    <message>
        <source>Copy of our words</source>
        <translation>自带词库的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>删除“{name}”吗？</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>好了</translation>
    </message>
    <message>
        <source>Edit the words</source>
        <translation>编辑词语</translation>
    </message>
    <message>
        <source>Every line can be played.</source>
        <translation>每一行都能玩。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the words</source>
        <translation>导出词语</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>已导出</translation>
    </message>
    <message>
        <source>Family words leave out what is scary, about grown-up worries, or too tricky for a young child.</source>
        <translation>全家都能玩的词：去掉吓人的、大人才操心的，还有小孩子不懂的。</translation>
    </message>
    <message>
        <source>Family words only</source>
        <translation>只要全家能玩的</translation>
    </message>
    <message>
        <source>From line {line} on nothing is read: {limit} lines at most.</source>
        <translation>第 {line} 行起不再读取：最多 {limit} 行。</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import a list of words</source>
        <translation>导入一份词表</translation>
    </message>
    <message>
        <source>Its words will be gone. Games that were dealt from it can still be finished.</source>
        <translation>里面的词就没有了。已经用它发过词的游戏还能玩完。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留着</translation>
    </message>
    <message>
        <source>Line {line} is empty.</source>
        <translation>第 {line} 行是空的。</translation>
    </message>
    <message>
        <source>Line {line} is too long for a board: “{text}”</source>
        <translation>第 {line} 行太长，画板下面写不下：“{text}”</translation>
    </message>
    <message>
        <source>Line {line} of it is far too long. A list has one word a line.</source>
        <translation>第 {line} 行实在太长了。词表要一行一个词。</translation>
    </message>
    <message>
        <source>Line {line}: some letters could not be read. Type the word again.</source>
        <translation>第 {line} 行：有些字读不出来，请重新输入这个词。</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” and “{more}” are two words. One word a line.</source>
        <translation>第 {line} 行：“{text}”和“{more}”是两个词。一行一个词。</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is neither easy nor hard. One word a line.</source>
        <translation>第 {line} 行：“{text}”不是“简单”，也不是“困难”。一行一个词。</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is on line {other} already.</source>
        <translation>第 {line} 行：“{text}”在第 {other} 行已经有了。</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” is too much like “{more}” on line {other} for one game.</source>
        <translation>第 {line} 行：“{text}”和第 {other} 行的“{more}”太像，不能在同一局里出现。</translation>
    </message>
    <message>
        <source>Line {line}: “{text}” mixes two scripts. It is played as it stands.</source>
        <translation>第 {line} 行：“{text}”混用了两种文字，照原样玩。</translation>
    </message>
    <message>
        <source>Lists of words (*.txt *.csv *.tsv)</source>
        <translation>词表 (*.txt *.csv *.tsv)</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>我的词库</translation>
    </message>
    <message>
        <source>New pack</source>
        <translation>新词库</translation>
    </message>
    <message>
        <source>One word a line. With a comma you can add the word in the other language, then “easy” or “hard”, then “scary”, “grown-up” or “tricky” for what is not for the whole family.</source>
        <translation>一行一个词。后面可以用逗号加上另一种语言的说法，再加“简单”或“困难”，再加“吓人”“大人”或“难懂”，表示不适合全家玩。</translation>
    </message>
    <message>
        <source>Our 600 words</source>
        <translation>自带的 600 个词</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>纯文本 (*.txt)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>电子表格 (*.csv)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>没有成功</translation>
    </message>
    <message>
        <source>That file cannot be opened.</source>
        <translation>这个文件打不开。</translation>
    </message>
    <message>
        <source>That file is not text, so there are no words to read in it.</source>
        <translation>这个文件不是文本，里面读不到词。</translation>
    </message>
    <message>
        <source>That file is too big for a list of words: one megabyte at most.</source>
        <translation>这个文件太大，不像一份词表：最大 1 MB。</translation>
    </message>
    <message>
        <source>That is far too much for one pack: {limit} lines at most.</source>
        <translation>一个词库放不下这么多：最多 {limit} 行。</translation>
    </message>
    <message>
        <source>That word pack is not there any more.</source>
        <translation>这个词库已经不在了。</translation>
    </message>
    <message>
        <source>The disk refuses ({why}). Nothing was changed.</source>
        <translation>磁盘写不进去（{why}）。什么都没有改动。</translation>
    </message>
    <message>
        <source>The disk refuses to write ({why}). Your words are still here.</source>
        <translation>磁盘写不进去（{why}）。词都还在这里。</translation>
    </message>
    <message>
        <source>The word pack in “{name}” comes from a newer version of this program. It stays as it is.</source>
        <translation>“{name}”里的词库是新版本的程序写的，会原样保留。</translation>
    </message>
    <message>
        <source>The words are in “{name}”.</source>
        <translation>词语已经写进“{name}”。</translation>
    </message>
    <message>
        <source>The words of the program cannot be read. Please install it again; your games are safe.</source>
        <translation>程序自带的词读不出来。请重新安装，游戏都还在。</translation>
    </message>
    <message>
        <source>There are only {have} such words for the whole family, and this table needs {need}. Allow all words, or add some.</source>
        <translation>这样的词里适合全家的只有 {have} 个，这一桌要 {need} 个。请允许所有词，或者再加一些。</translation>
    </message>
    <message>
        <source>There are only {have} such words to deal, and this table needs {need}. Choose other words, or add some.</source>
        <translation>这样的词只有 {have} 个能发，这一桌要 {need} 个。请换一个词库，或者再加一些。</translation>
    </message>
    <message>
        <source>Too few family words: {have} of {need}.</source>
        <translation>适合全家的词不够：要 {need} 个，只有 {have} 个。</translation>
    </message>
    <message>
        <source>Too few words: {have} of {need}.</source>
        <translation>词不够：要 {need} 个，只有 {have} 个。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>We play with the program’s own words.</source>
        <translation>先用自带的词来玩。</translation>
    </message>
    <message>
        <source>Which words of it</source>
        <translation>用里面哪些词</translation>
    </message>
    <message>
        <source>Words to play with</source>
        <translation>用哪些词来玩</translation>
    </message>
    <message>
        <source>apple
cat, 猫
freedom, 自由, hard</source>
        <translation>苹果
猫，cat
自由，freedom，困难</translation>
    </message>
    <message>
        <source>read as {encoding}</source>
        <translation>按 {encoding} 读取</translation>
    </message>
    <message numerus="yes">
        <source>{difficulty}: %n more word(s) for three players</source>
        <translation>
            <numerusform>{difficulty}：再加 %n 个词就够 3 个人玩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{difficulty}: enough for %n player(s)</source>
        <translation>
            <numerusform>{difficulty}：够 %n 个人玩</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · family</source>
        <translation>{name} · 全家</translation>
    </message>
    <message>
        <source>{name}, lines: {n}</source>
        <translation>{name}，共 {n} 行</translation>
    </message>
</context>
</TS>
