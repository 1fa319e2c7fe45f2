export { readClockFile as default } from './clock-file.ts'
