import { isCompanyWide, type Role } from '@tahi/contract'

/**
 * The body of a save without its branch, where the user cannot choose it: the server takes the user's own, which may have
 * become another one since the form was opened, or its draft begun.
 */
export const inOwnBranch = <Body extends { branchId?: string | null | undefined }>(
  role: Role,
  { branchId, ...others }: Body,
) => (isCompanyWide(role) ? { ...others, branchId } : others)
