import { midnightOf } from './days.ts'
import { idsOf } from './ids.ts'

/** The demo company's details for its landing page and papers. */
export const company = {
  name: 'Sinag Habi Garments Export, Inc.',
  nameLines: ['Sinag Habi', 'Garments Export', 'Incorporated'],
  province: 'Bulacan',
  heroTitle: 'Garments sewn well, shipped on time.',
  heroText:
    'We cut, sew, finish and pack shirts, school uniforms and workwear for buyers at home and abroad, from the first pattern to the sealed carton.',
  aboutTitle: 'A garment maker and exporter since 2019',
  aboutText:
    'Sinag Habi began with twelve machines and one buyer. Today two branches work as one line: cloth is inspected and cut in the morning, sewn and finished by people who know their seam, and checked piece by piece before it is packed.\n\nWe keep orders small enough to be watched and lines steady enough to be trusted: samples within a week, weekly shipping, and a quality record for every style.',
  address: '118 Rizal Street, San Isidro\nBulacan 3000, Philippines',
  phone: '+63 44 555 0118',
  email: 'orders@sinaghabi.example',
  timeZone: 'Asia/Manila',
} as const

/** Long before the world's first day. */
const founded = '2019-06-03'
export const foundedAt = new Date(midnightOf(founded))

const branchNames = [
  'San Isidro',
  'Sta. Maria',
  'San Rafael',
  'Sta. Clara',
  'San Roque',
  'Sta. Rosa',
  'San Vicente',
  'Sta. Cruz',
  'San Miguel',
  'Sta. Lucia',
]

/** A garment maker's departments and designations: people by weight, and the starting daily rate in pesos. */
const departmentsOfGarmentMaker = {
  Cutting: [
    { name: 'Pattern Maker', weight: 2, fromPesos: 640 },
    { name: 'Spreader', weight: 4, fromPesos: 480 },
    { name: 'Cutter', weight: 6, fromPesos: 520 },
  ],
  Sewing: [
    { name: 'Sewer', weight: 44, fromPesos: 500 },
    { name: 'Sample Maker', weight: 3, fromPesos: 590 },
    { name: 'Line Leader', weight: 4, fromPesos: 650 },
  ],
  Finishing: [
    { name: 'Trimmer', weight: 5, fromPesos: 470 },
    { name: 'Presser', weight: 5, fromPesos: 490 },
    { name: 'Buttonhole Operator', weight: 3, fromPesos: 500 },
  ],
  'Quality Control': [
    { name: 'Inline Inspector', weight: 5, fromPesos: 530 },
    { name: 'Final Inspector', weight: 3, fromPesos: 560 },
  ],
  Packing: [
    { name: 'Packer', weight: 6, fromPesos: 470 },
    { name: 'Tagger', weight: 2, fromPesos: 470 },
  ],
  Warehouse: [
    { name: 'Warehouseman', weight: 3, fromPesos: 490 },
    { name: 'Inventory Clerk', weight: 2, fromPesos: 540 },
  ],
  Maintenance: [
    { name: 'Sewing Mechanic', weight: 2, fromPesos: 620 },
    { name: 'Electrician', weight: 1, fromPesos: 600 },
    { name: 'Utility', weight: 1, fromPesos: 470 },
  ],
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface Designation extends Named {
  readonly departmentId: string
  readonly weight: number
  readonly fromPesos: number
}

/** San Isidro, Sta. Maria, and as many more as requested. */
export function makeBranches(seed: number, count: number): Named[] {
  const idOf = idsOf(seed, 'branch')
  return Array.from({ length: count }, (_, number) => {
    const round = Math.floor(number / branchNames.length)
    const name = branchNames[number % branchNames.length] ?? ''
    return { id: idOf(number, midnightOf(founded)), name: round === 0 ? name : `${name} ${round + 1}` }
  })
}

export function makeDepartments(seed: number): { departments: Named[]; designations: Designation[] } {
  const departmentId = idsOf(seed, 'department')
  const designationId = idsOf(seed, 'designation')
  const departments: Named[] = []
  const designations: Designation[] = []
  for (const [name, members] of Object.entries(departmentsOfGarmentMaker)) {
    const department = { id: departmentId(departments.length, midnightOf(founded)), name }
    departments.push(department)
    for (const member of members) {
      const id = designationId(designations.length, midnightOf(founded))
      designations.push({ id, departmentId: department.id, ...member })
    }
  }
  return { departments, designations }
}
