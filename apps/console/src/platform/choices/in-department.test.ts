import { expect, test } from 'vitest'
import { inDepartment } from './in-department.ts'

test('another department asks for the designation anew; chosen back, it has the former one', () => {
  const opened = { departmentId: 'sewing', designationId: 'sewer' }
  expect(inDepartment('cutting', opened)).toEqual({ departmentId: 'cutting', designationId: '' })
  expect(inDepartment('sewing', opened)).toEqual(opened)
})
