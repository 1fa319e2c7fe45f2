import { LoadingState } from '@tahi/ui/page/states.tsx'

export const LoadingPage = () => <LoadingState />
