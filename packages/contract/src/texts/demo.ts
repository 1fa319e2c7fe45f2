export const demoTexts = {
  /** For screen readers. */
  label: 'Demo',
  banner: 'This is demo data.',
  startEmpty: 'Start with an empty company',
  notDemo: 'This is not the demo company: nothing of it is deleted.',
} as const
