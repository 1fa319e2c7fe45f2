import type { DocumentType } from '@tahi/contract'
import { docxOf, xlsxOf } from './files/office.ts'
import { pdfOf } from './files/pdf.ts'
import { patternPieces, spools, swatches } from './pictures/cloth.ts'
import { apron, dress, polo } from './pictures/clothes.ts'
import { colours } from './pictures/shapes.ts'
import { cartons, floorPlan, machine } from './pictures/workplace.ts'

/** A document without its author and branch. */
export interface Paper {
  readonly title: string
  readonly description: string
  readonly fileType: DocumentType
  readonly name: string
  readonly mediaType: string
  readonly daysAgo: number
  content(): Buffer
}

const office = 'application/vnd.openxmlformats-officedocument'
const mediaTypes: Record<DocumentType, string> = {
  Image: 'image/png',
  'PDF File': 'application/pdf',
  Docx: `${office}.wordprocessingml.document`,
  Excel: `${office}.spreadsheetml.sheet`,
}

/** @param make called once, however many branches have the document */
function paper(
  fileType: DocumentType,
  name: string,
  daysAgo: number,
  [title, description]: readonly [string, string],
  make: () => Buffer,
): Paper {
  let made: Buffer | undefined
  const content = () => {
    made ??= make()
    return made
  }
  return { title, description, fileType, name, mediaType: mediaTypes[fileType], daysAgo, content }
}

/** For all branches. */
export const companyPapers: readonly Paper[] = [
  paper(
    'PDF File',
    'house-rules.pdf',
    41,
    ['House rules', 'Hours, breaks, safety and conduct. Read it once a year.'],
    () =>
      pdfOf('House rules', [
        '1. Clock in and out at the gate yourself. Nobody clocks for another.',
        '2. Work begins at seven. One hour of rest is at noon, for everybody of the line at the same time.',
        '3. Hair is tied, and closed shoes are worn on the floor. Needles are counted at the end of the shift; a broken one is brought to the line leader, all of its pieces.',
        '4. Aisles, fire exits and extinguishers stay free, also for a minute.',
        '5. Ask for leave three working days ahead where you can. When you are ill, tell the HR Admin of your branch before your shift begins.',
        '6. What hurts you, or could hurt somebody, is told at once. Nobody is blamed for telling.',
      ]),
  ),
  paper(
    'Docx',
    'leave-request.docx',
    34,
    ['Leave request form', 'For those without a phone at hand; HR enters it.'],
    () =>
      docxOf('Leave request', [
        'Name: ______________________________    User ID: ______________',
        'From: ______________    To: ______________    Type of leave: ______________________',
        'Reason: ____________________________________________________________',
        'Signature and date: ______________________________',
      ]),
  ),
  paper(
    'Excel',
    'holidays.xlsx',
    29,
    ['Holidays of the year', 'Regular and special days, with how they are paid.'],
    () =>
      xlsxOf('Holidays', [
        ['Day', 'Holiday', 'Kind', 'Pay in %'],
        ['January 1', 'New Year', 'Regular', 200],
        ['April 9', 'Araw ng Kagitingan', 'Regular', 200],
        ['May 1', 'Labor Day', 'Regular', 200],
        ['June 12', 'Independence Day', 'Regular', 200],
        ['August 21', 'Ninoy Aquino Day', 'Special', 130],
        ['November 30', 'Bonifacio Day', 'Regular', 200],
        ['December 25', 'Christmas', 'Regular', 200],
        ['December 30', 'Rizal Day', 'Regular', 200],
      ]),
  ),
  paper(
    'Image',
    'polo-navy.png',
    20,
    ['Polo shirt, navy', 'Approved sample. Two rows of stitches at the hem.'],
    () => polo(colours.navy, colours.sand),
  ),
  paper(
    'Image',
    'swatches.png',
    12,
    ['Swatches of the season', 'Gingham, plaid, denim, stripes, herringbone and dots.'],
    swatches,
  ),
  paper(
    'Image',
    'pattern-blouse.png',
    6,
    ['Pattern of the school blouse', 'Seam allowance 1 cm. Cut on the grain.'],
    patternPieces,
  ),
  paper(
    'PDF File',
    'thirteenth-month.pdf',
    2,
    ['13th month pay, explained', 'How it is computed and when it comes.'],
    () =>
      pdfOf('13th month pay, explained', [
        'Everybody who worked at least one month of the year gets it, by December 24.',
        'It is what you earned as basic pay from January to December, divided by twelve. Overtime, allowances and paid leave that was turned into money do not count.',
        'Example: 540 pesos a day, 26 days a month for the whole year, makes 168,480 pesos. Divided by twelve that is 14,040 pesos.',
        'Who leaves during the year gets the part that was earned until then.',
      ]),
  ),
]

const exits = paper(
  'Image',
  'fire-exits.png',
  38,
  ['Fire exits of the floor', 'Meet at the gate. Line leaders count their people.'],
  floorPlan,
)

const maintenance = paper(
  'Excel',
  'machine-maintenance.xlsx',
  15,
  ['Machine maintenance', 'Oil on Mondays; needles after every 8 hours.'],
  () =>
    xlsxOf('Maintenance', [
      ['Machine', 'Line', 'Last service', 'Hours since'],
      ['Lockstitch 01', 'A', 'Monday', 31],
      ['Lockstitch 02', 'A', 'Monday', 29],
      ['Overlock 01', 'A', 'Wednesday', 17],
      ['Lockstitch 03', 'B', 'Monday', 33],
      ['Buttonhole 01', 'B', 'Friday', 8],
    ]),
)

const checklist = paper(
  'Docx',
  'line-checklist.docx',
  9,
  ['Checklist of a line leader', 'Before the first bundle of the shift.'],
  () =>
    docxOf('Before the first bundle', [
      'Lights and fans are on; aisles and exits are free.',
      'Needles are counted and their box is signed.',
      'Thread, trims and the approved sample lie at the first machine.',
      'Everybody knows the target of the day.',
      'Who is missing is told to the HR Admin by half past seven.',
    ]),
)

const pressing = paper(
  'PDF File',
  'pressing-safety.pdf',
  5,
  ['Safety at the press', 'Steam, heat, and what to do about a burn.'],
  () =>
    pdfOf('Safety at the press', [
      'Let the iron stand on its heel, never on the cloth. The hose hangs free of the aisle.',
      "Check the boiler's gauge at the start of the shift; above the red line it is switched off and the mechanic is called.",
      'A burn is held under running water for twenty minutes, without ice. Then first aid, then the HR Admin.',
    ]),
)

/** Documents about the branches' own work, assigned in turn. */
const ofTheirWork: readonly (readonly Paper[])[] = [
  [
    paper(
      'Image',
      'new-machine.png',
      3,
      ['The new lockstitch machine', 'Line A gets the first two on Monday.'],
      () => machine(colours.rose),
    ),
    paper(
      'Image',
      'thread-colours.png',
      1,
      ['Thread colours in stock', 'Ask the warehouse for the numbers.'],
      spools,
    ),
  ],
  [
    paper('Image', 'cartons.png', 3, ['How cartons are stacked', 'Three high, label to the aisle.'], cartons),
    paper(
      'Image',
      'linen-dress.png',
      1,
      ['Linen dress, sand', 'First piece of the style, passed by quality control.'],
      () => dress(colours.sand, colours.sky),
    ),
    paper('Image', 'chef-apron.png', 4, ['Chef apron', 'The pocket is bar-tacked at both corners.'], () =>
      apron(colours.indigo, colours.cream),
    ),
  ],
]

/** @param branch counted from 0 */
export const branchPapers = (branch: number): readonly Paper[] => [
  exits,
  maintenance,
  checklist,
  pressing,
  ...(ofTheirWork[branch % ofTheirWork.length] ?? []),
]
