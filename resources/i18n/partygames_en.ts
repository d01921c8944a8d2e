<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
