<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message numerus="yes">
        <source>Task for %n point(s): {needs}</source>
        <translation>
            <numerusform>Task for %n point: {needs}</numerusform>
            <numerusform>Task for %n points: {needs}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} share the win with %n point(s)!</source>
        <translation>
            <numerusform>The game is over. {names} share the win with %n point!</numerusform>
            <numerusform>The game is over. {names} share the win with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} wins with %n point(s)!</source>
        <translation>
            <numerusform>The game is over. {names} wins with %n point!</numerusform>
            <numerusform>The game is over. {names} wins with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s); potions {potions}, brave {brave}, tasks {tasks}</source>
        <translation>
            <numerusform>{name}: %n point; potions {potions}, brave {brave}, tasks {tasks}</numerusform>
            <numerusform>{name}: %n points; potions {potions}, brave {brave}, tasks {tasks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}; potions: {potions}; tasks: %n point(s)</source>
        <translation>
            <numerusform>{who}; potions: {potions}; tasks: %n point</numerusform>
            <numerusform>{who}; potions: {potions}; tasks: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n board(s) of others guessed</source>
        <translation>
            <numerusform>%n board of others guessed</numerusform>
            <numerusform>%n boards of others guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played to the end</source>
        <translation>
            <numerusform>%n game played to the end</numerusform>
            <numerusform>%n games played to the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own board(s) guessed by others</source>
        <translation>
            <numerusform>%n own board guessed by others</numerusform>
            <numerusform>%n own boards guessed by others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} · %n move(s)</source>
        <translation>
            <numerusform>{time} · %n move</numerusform>
            <numerusform>{time} · %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n game(s) could be read and are here.</source>
        <translation>
            <numerusform>%n game could be read and is here.</numerusform>
            <numerusform>%n games could be read and are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s): open it to read them</source>
        <translation>
            <numerusform>%n remark: open it to read it</numerusform>
            <numerusform>%n remarks: open it to read them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{difficulty}: %n more word(s) for three players</source>
        <translation>
            <numerusform>{difficulty}: %n more word for three players</numerusform>
            <numerusform>{difficulty}: %n more words for three players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{difficulty}: enough for %n player(s)</source>
        <translation>
            <numerusform>{difficulty}: enough for %n player</numerusform>
            <numerusform>{difficulty}: enough for %n players</numerusform>
        </translation>
    </message>
</context>
</TS>
