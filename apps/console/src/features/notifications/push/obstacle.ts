/** Why this browser cannot show pushes. */
export type Obstacle = 'insecure' | 'unsupported' | 'denied'

/** @returns undefined when it can, or can be asked */
export function obstacle(): Obstacle | undefined {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}
