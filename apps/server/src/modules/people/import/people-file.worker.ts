export { readPeopleFile as default } from './people-file.ts'
