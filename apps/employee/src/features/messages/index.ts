export { MessagesPage } from './messages-page.tsx'
export { ThreadPage } from './thread-page.tsx'
