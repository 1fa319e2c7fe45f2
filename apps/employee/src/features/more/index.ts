export { MorePage } from './more-page.tsx'
export { WaitingPage } from './waiting-page.tsx'
