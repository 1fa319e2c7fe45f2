export { serveLanding } from './serve-landing.ts'
