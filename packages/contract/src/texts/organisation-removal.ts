import { counted } from './counted.ts'

const belong = (people: number) => counted(people, 'person belongs', 'people belong')
const designations = (count: number) => counted(count, 'designation', 'designations')

/** The server keeps the other quotas with what is removed, as past ones. */
const quotasGo = 'quotas from today on are removed; quotas with reported pieces stay'
/** Of today both stay: pieces of either may be counted already. */
const quotasJoin = 'Where both have the same style planned on a coming day, the targets are added up.'
const designationsJoin = `Where the other department has one of the same name, they join that one. ${quotasJoin}`
const branchLoses = `Its shifts and its ${quotasGo}. Its announcements and documents stay with it, where only head office sees them`

/** What becomes of people and records when a branch, department or designation is removed, and where people go. */
export const organisationRemovalTexts = {
  moveAndDelete: 'Move and delete',
  noPlace: 'Choose where they go',
  branch: {
    place: 'Move them to the branch',
    detail: (people: number) =>
      people === 0
        ? `Nobody belongs to it. ${branchLoses}, and older records keep its name.`
        : `${belong(people)} to it. What is not yet paid goes with them, pending payslips too, and so do its gates; paid payslips stay with this branch. ${branchLoses}.`,
  },
  department: {
    place: 'Move them to the department',
    /** Of a department without people; without a place its designations go with it. */
    placeOfDesignations: 'Move its designations to the department',
    /** @param isPlaceChosen whether another department is chosen */
    detail: (people: number, itsDesignations: number, isPlaceChosen: boolean) => {
      if (people > 0 && itsDesignations > 0)
        return `${belong(people)} to it. They move together with its ${designations(itsDesignations)}. ${designationsJoin}`
      if (people > 0) return `${belong(people)} to it.`
      const none = 'Nobody belongs to it.'
      if (itsDesignations === 0) return none
      if (isPlaceChosen)
        return `${none} ${counted(itsDesignations, 'designation moves', 'designations move')}. ${designationsJoin}`
      return `${none} With it go its ${designations(itsDesignations)}, whose ${quotasGo}.`
    },
  },
  designation: {
    place: 'Their new designation',
    detail: (people: number) =>
      people === 0
        ? `Nobody has it. Its ${quotasGo}, and older records keep its name.`
        : `${belong(people)} to it. They get another designation, with its department; the quotas from today on go the same way. ${quotasJoin}`,
  },
} as const
