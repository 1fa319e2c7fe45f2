import '@fontsource-variable/inter/wght.css'
import '@tahi/ui/tokens.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { forgetDrafts } from './platform/drafts.ts'
import { keepKnown } from './platform/known.ts'
import { forgetNotices } from './platform/notices.ts'
import { watchPresses } from './platform/presses.ts'
import { takeOverPush } from './platform/push.ts'
import { keepSending } from './platform/queue/open-queue.ts'
import { followSession } from './platform/session.ts'
import { followTheme } from './platform/theme.ts'
import { keepFiles } from './platform/worker.ts'

followTheme()
watchPresses()
followSession()
takeOverPush()
forgetDrafts()
forgetNotices()
keepKnown()
keepSending()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
keepFiles()
