export function BranchDays() {
  return null
}
