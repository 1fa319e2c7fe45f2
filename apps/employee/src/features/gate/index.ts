export { GatePage } from './gate-page.tsx'
