/** '1 person belongs', '12 people belong'. */
export const belong = (people: number): string =>
  people === 1 ? '1 person belongs' : `${people} people belong`

/** 'designation' or 'designations' with the count. */
export const designationsOf = (count: number): string =>
  count === 1 ? '1 designation' : `${count} designations`
