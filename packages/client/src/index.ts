export * from './client.ts'
export * from './failed-call.ts'
export { createLive, type Live } from './live.ts'
export { untilDone } from './until-done.ts'
