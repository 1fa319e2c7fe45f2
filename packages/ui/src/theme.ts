import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import segmentedControl from './segmented-control.module.css'

/** Indigo-dyed sewing thread: the only accent. White text on shade 6 has a contrast of 6.6:1, shade 4 on dark 5.5:1. */
const thread: MantineColorsTuple = [
  '#eef1fa',
  '#dde3f4',
  '#bcc8e9',
  '#9fafe0',
  '#8a9cd9',
  '#566fbf',
  '#4058ab',
  '#334892',
  '#2a3b78',
  '#1f2c5a',
]

/** Undyed cotton: warm neutrals for light surfaces. Shade 6 is dimmed text. */
const cotton: MantineColorsTuple = [
  '#faf9f6',
  '#f5f3ef',
  '#ece9e3',
  '#e2ded6',
  '#d2cdc3',
  '#a8a298',
  '#6a655c',
  '#4d4942',
  '#35322d',
  '#26231f',
]

/** The same cotton at night, for dark surfaces. */
const charcoal: MantineColorsTuple = [
  '#e8e5df',
  '#c9c4ba',
  '#a8a297',
  '#8f897e',
  '#45413b',
  '#322f2b',
  '#262421',
  '#1d1b19',
  '#171614',
  '#110f0e',
]

const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe5e2',
  '#f5c4be',
  '#f0a79e',
  '#ee9086',
  '#d9574a',
  '#bf3529',
  '#a8281e',
  '#8a2018',
  '#6b1912',
]

const fontFamily = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Tahi's identity for Mantine: colours, type and density. Pass it with `cssVariables`, or use `UiProvider`. */
export const theme = createTheme({
  primaryColor: 'thread',
  primaryShade: { light: 6, dark: 5 },
  colors: { thread, gray: cotton, dark: charcoal, red },
  white: '#ffffff',
  black: '#26231f',
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  components: {
    // A list that opens on focus would cover the error of the focused field.
    Select: { defaultProps: { openOnFocus: false } },
    SegmentedControl: {
      classNames: { root: segmentedControl.root, indicator: segmentedControl.indicator },
    },
  },
})

/** Mantine's variables whose defaults miss WCAG AA on Tahi's surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': '#777166',
    '--mantine-color-error': '#a8281e',
    '--mantine-color-anchor': '#334892',
    '--mantine-color-default-border': '#d2cdc3',
    '--mantine-color-disabled-color': '#777166',
    '--mantine-color-red-light-color': '#a8281e',
    '--mantine-color-yellow-light': '#fbeecf',
    '--mantine-color-yellow-light-color': '#7a4c08',
    '--mantine-color-green-light': '#e3f2e8',
    '--mantine-color-green-light-color': '#1b653b',
    '--mantine-color-blue-light': '#e1eef5',
    '--mantine-color-blue-light-color': '#1b5880',
    '--mantine-color-thread-light-color': '#334892',
  },
  dark: {
    '--mantine-color-placeholder': '#918b80',
    '--mantine-color-error': '#f0a79e',
    '--mantine-color-anchor': '#aab8e8',
    '--mantine-color-disabled-color': '#8f897e',
    '--mantine-color-red-filled': '#bf3529',
    '--mantine-color-red-light-color': '#f0a79e',
    '--mantine-color-yellow-light': '#392c12',
    '--mantine-color-yellow-light-color': '#efc26b',
    '--mantine-color-green-light': '#1a3325',
    '--mantine-color-green-light-color': '#8fd6ac',
    '--mantine-color-blue-light': '#172f3e',
    '--mantine-color-blue-light-color': '#93c9ea',
    '--mantine-color-thread-light-color': '#bcc8e9',
    '--mantine-color-default': '#211f1c',
    '--mantine-color-default-hover': '#2b2825',
  },
})
