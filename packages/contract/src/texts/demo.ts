export const demoTexts = {
  banner: 'This is demo data.',
  startEmpty: 'Start with an empty company',
} as const
