@echo off
rem Starts Tilewatch from where it is installed.
set "TILEWATCH_JAVA=java"
if defined JAVA_HOME set "TILEWATCH_JAVA=%JAVA_HOME%\bin\java"
"%TILEWATCH_JAVA%" -jar "%~dp0..\lib\tilewatch.jar" %*
