; Inno Setup 6: an installer of the folder that build.py made, for the user who runs it; no administrator is needed.
;   iscc /DVersion=1.2.3 packaging\windows\partygames.iss
; Games, names and settings lie elsewhere (%APPDATA%\partygames): neither an update nor taking the program away touches them.

#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif

[Setup]
; The same for all versions: by it a newer one finds and replaces the older.
AppId={{6E1B7E0C-5B7B-4C57-9E6C-8D4C7E2F3A91}
AppName=Party Games
AppVersion={#Version}
AppPublisher=The Party Games authors
DefaultDirName={autopf}\Party Games
DefaultGroupName=Party Games
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\LICENSE.txt
OutputDir=..\..\dist
OutputBaseFilename=partygames-{#Version}-windows-x86_64-setup
SetupIconFile=..\..\build\made\partygames.ico
UninstallDisplayIcon={app}\partygames.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[InstallDelete]
; An update replaces the whole folder: nothing of an older version stays behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\partygames\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Party Games"; Filename: "{app}\partygames.exe"
Name: "{autodesktop}\Party Games"; Filename: "{app}\partygames.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"

[Run]
Filename: "{app}\partygames.exe"; Description: "{cm:LaunchProgram,Party Games}"; Flags: nowait postinstall skipifsilent
