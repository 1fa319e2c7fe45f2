import { UiProvider } from '@tahi/ui/provider.tsx'
import { Toasts } from '@tahi/ui/toasts/toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../platform/calls.ts'
import { router } from './router.ts'
import { RouterLink } from './router-link.tsx'

/** The console: theme, query cache and toasts around the routes. */
export function App() {
  return (
    <UiProvider link={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </UiProvider>
  )
}
