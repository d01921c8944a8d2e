<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Clock</name>
    <message>
        <source>draw</source>
        <translation>画</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>sec</source>
        <translation>秒</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand it to</source>
        <translation>请交给</translation>
    </message>
    <message>
        <source>Hold to start</source>
        <translation>按住开始</translation>
    </message>
</context>
<context>
    <name>Doodle</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minute can have 45, 60, 90 or 120 seconds. (Rule DD-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any word, in any order · drag a word to swap it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table guesses are said aloud. (Rule DD-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the guess you answer. (Rule DR-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different boards to swap their words. (Rule DD-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who was right. (Rule DR-21)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed for letters: a board by {author}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed for letters: wipe it to open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed: {name} can wipe it in the next drawing minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doodle Rush is for 3 to 6 players. (Rule DR-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every board has been guessed!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs exactly six words. (Rule DR-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws at once, there is no pen to hand on. (Rule DD-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has six boards, and this is none of them. (Rule DR-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tap the board that was guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag on a board by {author}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed by {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessing begins when the drawing minutes are over. (Rule DR-15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to finish now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold: I’m done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If whoever drew it says yes, or most of the others do, the board is closed until it is wiped. (Rule DD-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters or digits on this board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board was given in this minute. (Rule DD-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No letters on the board by {author}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No letters: the board stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can win their own board. (Rule DR-15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there. (Rule DR-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn on this board. (Rule DR-15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One answer is for one board. (Rule DR-22)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player can win a board only once. (Rule DR-22)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One word was dealt twice. (Rule DD-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whoever drew it answers. (Rule DR-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo on this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several were right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has the pen. (Rule DR-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: a board by {author}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a board to answer a guess – or drag it to whoever was right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That guess is too long. (Rule DD-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible in this game. (Rule DR-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That minute is over already. (Rule DR-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing minute has not begun yet. (Rule DD-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. (Rule DR-23)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minute is running already. (Rule DR-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are still boards to guess. (Rule DD-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no flag on this board. (Rule DD-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such guess. (Rule DR-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo on this board. (Rule DR-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo on this board. (Rule DR-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thick pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thin pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board has been guessed and is not changed any more. (Rule DR-13)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board has letters on it: it is closed until it is wiped. (Rule DD-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board is empty already. (Rule DR-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board is flagged already. (Rule DD-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guess has its answer already. (Rule DR-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guess is too old: its minute is over. (Rule DR-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a guessing minute: pens down. (Rule DR-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line could not be read, please draw it again. (Rule DR-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word to guess. (Rule DR-16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo on this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever nobody guessed can still be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who guessed it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever begins must sit at the table. (Rule DR-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wipe this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a yes, also say who was right. (Rule DR-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have said that already. (Rule DD-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{author}: “{answer}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} guessed this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners}: a board by {author}</source>
        <translation type="unfinished"></translation>
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
        <source>Each brave card</source>
        <translation>每张勇敢的牌</translation>
    </message>
    <message>
        <source>Each further potion</source>
        <translation>再多一瓶</translation>
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
        <source>Good</source>
        <translation>好了</translation>
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
        <source>Our numbers again</source>
        <translation>恢复原来的数字</translation>
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
        <source>Potions: {n}</source>
        <translation>{n} 瓶</translation>
    </message>
    <message>
        <source>Tap a potion to ask for one more of it.</source>
        <translation>点一下药水，就多要一瓶。</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>3–6 people · 6+ min</source>
        <translation>3～6 人 · 6 分钟起</translation>
    </message>
    <message>
        <source>3–6 seats · 20 min</source>
        <translation>3～6 个座位 · 20 分钟</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
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
        <source>Free seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
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
        <source>One pen goes round; then everybody guesses.</source>
        <translation>一支笔轮流画，画完大家一起猜。</translation>
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
        <source>Put the last game away?</source>
        <translation>收起上一局？</translation>
    </message>
    <message>
        <source>Robot, easy</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Robot, hard</source>
        <translation>电脑（困难）</translation>
    </message>
    <message>
        <source>Robot, normal</source>
        <translation>电脑（普通）</translation>
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
        <source>Seconds for each phase</source>
        <translation>每个阶段多少秒</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <source>The oldest starts, if you like the old way.</source>
        <translation>按老规矩，年纪最长的人先来。</translation>
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
        <source>phase {n} of 6</source>
        <translation>第 {n} / 6 阶段</translation>
    </message>
    <message>
        <source>round {n} of 4</source>
        <translation>第 {n} / 4 轮</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>还剩 {n} 秒</translation>
    </message>
</context>
<context>
    <name>Rules</name>
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
        <source>Drawing tools</source>
        <translation>画具</translation>
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
        <source>Motion</source>
        <translation>动画</translation>
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
        <source>Party Games {version}

An unofficial program made by fans, with drawings, cards and words of its own. The names of the two games belong to their publishers, who have nothing to do with this program. If you like the games, buy the boxes.

Free software under the MIT licence. It uses Qt (LGPL), the fonts LXGW WenKai and Noto Sans SC (Open Font Licence) and other free libraries; their licences come with it.

Everything stays on this computer: no account, no network, no counting.</source>
        <translation>Party Games {version}

这是爱好者做的非官方程序，图画、卡牌和词语都是自己的。两个游戏的名字属于各自的出版方，他们和这个程序没有关系。喜欢的话，请买一盒正版桌游。

这是自由软件，采用 MIT 许可。它用到了 Qt（LGPL）、霞鹜文楷和思源黑体（SIL 开放字体许可），还有其他自由的程序库，它们的许可都随程序附上。

所有东西都只留在这台电脑上：不用注册，不联网，也不统计任何数据。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Things move</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Tools on the right suit a left-handed pen. F11 switches the whole screen on and off.</source>
        <translation>左手画画的话，画具放在右边更顺手。按 F11 可以进出全屏。</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A new list of games</source>
        <translation>新的游戏记录</translation>
    </message>
    <message>
        <source>A newer version of this program kept your games. They are safe in “{name}”; this version begins a new list.</source>
        <translation>之前的游戏是用更新的版本保存的，都好好地放在“{name}”里；这个版本会另开一份新记录。</translation>
    </message>
    <message>
        <source>Games will not be kept</source>
        <translation>这次不会保存</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好的</translation>
    </message>
    <message>
        <source>It stays in the file and nothing of it was deleted, but this version cannot read it.</source>
        <translation>它还好好地存着，什么都没有删，只是这个版本读不了。</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>Party Games is already open. Look for its window; two at once would get in each other&apos;s way.</source>
        <translation>Party Games 已经打开了，找找它的窗口吧。同时开两个会互相打架。</translation>
    </message>
    <message>
        <source>Something unexpected happened. Your game is saved. If the table looks wrong, close the program and continue it.</source>
        <translation>出了点意外，不过这一局已经保存好了。要是桌面看着不对劲，关掉程序再打开，选“继续”就行。</translation>
    </message>
    <message>
        <source>That game cannot start.</source>
        <translation>这一局开不了。</translation>
    </message>
    <message>
        <source>That is not possible now. (Rule {clause})</source>
        <translation>现在还不能这样做。（规则 {clause}）</translation>
    </message>
    <message>
        <source>The disk refuses to write ({why}). Make some room and try again.</source>
        <translation>磁盘写不进去了（{why}）。请腾出一点空间再试一次。</translation>
    </message>
    <message>
        <source>The disk refuses to write.</source>
        <translation>磁盘写不进去了。</translation>
    </message>
    <message>
        <source>The game goes on, and nothing is lost while the program runs. Make some room; it will be tried again. ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game cannot be continued.</source>
        <translation>上一局没办法继续。</translation>
    </message>
    <message>
        <source>The list of your games could not be read. It was set aside as “{name}”, nothing was deleted.</source>
        <translation>游戏记录读不出来。原来的文件改名为“{name}”放在一边，什么都没有删。</translation>
    </message>
    <message>
        <source>The rules cannot be shown.</source>
        <translation>规则打不开。</translation>
    </message>
    <message>
        <source>You can play, but games cannot be kept: the folder {folder} cannot be written ({why}).</source>
        <translation>可以照常玩，只是没法保存：文件夹 {folder} 写不进去（{why}）。</translation>
    </message>
</context>
<context>
    <name>Witch</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brave ×{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cowardly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cowardly ×{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everyone chooses three witches. (Rule WE-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everyone takes one of the open cards. (Rule WE-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: answers go clockwise. (Rule WE-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits on that seat. (Rule WE-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits where the start player should be. (Rule WE-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} / {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {all} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task! +{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is nothing one can do at this table. (Rule WE-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are covered. If you leave, the game waits in the lobby and can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: four rounds are played. (Rule WE-17)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules cannot be used: {key}: {why}. (Rule WE-24)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The witches of this round are chosen: now they are played. (Rule WE-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no open {kind} card any more. Take one that lies there. (Rule WE-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {kind} card in this hand. (Rule WE-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards cannot be dealt: the number of the deal is not a whole number. (Rule WE-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Witch Express is for 3 to 6 players. (Rule WE-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Witches to choose this round: {n}. (Rule WE-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen {kind} already: the three must be different. (Rule WE-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead this turn: choose one of your witches first. (Rule WE-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your witches of this round are chosen. (Rule WE-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back in hand: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is choosing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes a card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} stays in your hand: only the chosen witches are played. (Rule WE-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} was led: only that card can answer. (Rule WE-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws cards: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has done a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out: {braver} is braver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps {kind}, brave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps {kind}, cowardly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {kind} back in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: next!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {kind}, brave!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {kind}, cowardly</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
