export const companyTexts = {
  title: 'Company',
  save: 'Save Settings',
  subtitle: 'What everybody reads of the company: on its landing page, over its papers, in its mails.',
  view: 'View landing page',
  preview: 'As it stands before signing in and over papers',
  nameLines: 'Brand',
  /** Shown instead of a picture of the company's own. */
  drawn: 'The drawn one',
  /** Of a picture of the company's own, where it cannot be shown. */
  ownPicture: 'A picture',
  mark: "Tahi's mark",
  choosePicture: 'Choose a picture',
  useDrawn: 'Back to the drawn one',
  sections: {
    brand: 'Name and brand',
    brandHint: 'The name as it stands in law, and up to three lines of it beside the logo.',
    landing: 'Landing page',
    landingHint: 'What is left empty is left out. An empty line begins a new paragraph.',
    contact: 'Contact',
    contactHint: 'The branches are listed by themselves.',
  },
  /** The public landing page (C1, C2). */
  landing: {
    home: 'Home',
    about: 'About',
    contact: 'Contact',
    aboutUs: 'About Us',
    contactUs: 'Contact Us',
    contactTitle: 'Talk to us',
    login: 'Login',
    skip: 'Skip to the content',
    branches: 'Our branches',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    province: 'Province',
    /** @param province '' when unknown */
    place: (branches: number, province: string) =>
      branches === 0 || province === ''
        ? province
        : `${branches === 1 ? 'One branch' : `${branches === 2 ? 'Two' : branches} branches`} in ${province}`,
  },
  fields: {
    companyName: 'Company name',
    nameLines: ['First line', 'Second line', 'Third line'],
    logoUrl: 'Logo',
    province: 'Province',
    heroTitle: 'Headline',
    heroText: 'Text under the headline',
    heroUrl: 'Picture beside the headline',
    aboutTitle: 'Title of About Us',
    aboutText: 'Text of About Us',
    aboutUrl: 'Picture of About Us',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    timeZone: 'Time zone',
  },
  timeZoneFixed: "The server's setting TZ_COMPANY says the time zone, and stands above this one.",
  timeZoneHint:
    'Days begin at midnight here. Times already recorded stay as they were entered; today changes at once.',
} as const
