export { LeftEntries } from './left-entries.tsx'
export { MorePage } from './more-page.tsx'
export { WaitingPage } from './waiting-page.tsx'
