export * from './client.ts'
export * from './failed-call.ts'
