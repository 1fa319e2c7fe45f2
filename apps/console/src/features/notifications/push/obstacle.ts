import { type PushObstacle, pushObstacle } from '@tahi/client/web-push'

/** Why this browser cannot show pushes. */
export type Obstacle = PushObstacle | 'insecure'

/** @returns undefined if it can, or can be asked for permission */
export const obstacle = (): Obstacle | undefined => (window.isSecureContext ? pushObstacle() : 'insecure')
