// What the components of packages/ui say by themselves; files apart, because a page loads only what it shows.
export { actions } from '../actions.ts'
export { fromTo, preparing } from '../general.ts'
export { fields } from './fields.ts'
export { frame } from './frame.ts'
export { dialog, filters } from './page.ts'
export { password } from './password.ts'
export { states } from './states.ts'
export { table } from './table.ts'
