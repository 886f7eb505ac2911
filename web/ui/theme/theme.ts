import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';

const brand: MantineColorsTuple = [
  '#e8f4f1',
  '#d0e9e3',
  '#a6d5ca',
  '#76beaf',
  '#4ba897',
  '#279383',
  '#118273',
  '#037668',
  '#00695c',
  '#004f45',
];

const transparent = '1px solid transparent';

const brandVariants: Record<string, ReturnType<VariantColorsResolver>> = {
  filled: {
    background: 'var(--brand)',
    hover: 'var(--brand-hover)',
    color: 'var(--on-brand)',
    border: transparent,
  },
  outline: {
    background: 'transparent',
    hover: 'var(--brand-soft)',
    color: 'var(--brand-ink)',
    border: '1px solid var(--brand)',
  },
  light: {
    background: 'var(--brand-soft)',
    hover: 'var(--selected)',
    color: 'var(--brand-ink)',
    border: transparent,
  },
  subtle: {
    background: 'transparent',
    hover: 'var(--brand-soft)',
    color: 'var(--brand-ink)',
    border: transparent,
  },
  transparent: {
    background: 'transparent',
    hover: 'transparent',
    color: 'var(--brand-ink)',
    border: transparent,
  },
  default: {
    background: 'var(--surface)',
    hover: 'var(--hover)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
  },
};

const otherVariants: Record<string, ReturnType<VariantColorsResolver>> = {
  'red filled': {
    background: 'var(--red)',
    hover: 'var(--red-ink)',
    color: 'var(--on-red)',
    border: transparent,
  },
  'red subtle': {
    background: 'transparent',
    hover: 'var(--red-soft)',
    color: 'var(--red-ink)',
    border: transparent,
  },
  'gray subtle': {
    background: 'transparent',
    hover: 'var(--grey-soft)',
    color: 'var(--ink-soft)',
    border: transparent,
  },
};

/** Chooses button colours from the design tokens, with sufficient contrast in both themes. */
const variantColorResolver: VariantColorsResolver = input => {
  const { color = 'brand', variant } = input;
  const ours = color === 'brand' ? brandVariants[variant] : otherVariants[`${color} ${variant}`];
  return ours ?? defaultVariantColorsResolver(input);
};

const fields = { size: 'md' };
/**
 * Lists of options: their last visible row is cut in the middle and the scrollbar stays visible, so that a
 * list shows that it has more.
 */
const dropdown = { maxDropdownHeight: 290, scrollAreaProps: { type: 'auto', scrollbarSize: 10 } } as const;
const chevron = createElement(IconChevronDown, { size: 18, 'aria-hidden': true });

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 8,
  autoContrast: true,
  colors: { brand },
  variantColorResolver,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  breakpoints: { xs: '30em', sm: '40em', md: '62em', lg: '75em', xl: '88em' },
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: fields },
    Checkbox: { defaultProps: { radius: 5 } },
    Textarea: { defaultProps: fields },
    PillsInput: { defaultProps: fields },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    PasswordInput: { defaultProps: fields },
    Select: { defaultProps: { ...fields, ...dropdown, allowDeselect: false, rightSection: chevron } },
    MultiSelect: { defaultProps: dropdown },
    Autocomplete: { defaultProps: dropdown },
    TagsInput: { defaultProps: { ...fields, ...dropdown } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 150 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 180 } } },
    /**
     * A fixed list never widens the page of a phone, which would move the field, and hide and show the list.
     */
    Popover: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
        floatingStrategy: 'fixed',
      },
    },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
        withInitialFocusPlaceholder: false,
      },
    },
  },
  respectReducedMotion: true,
});

const fromTokens = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-faint)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--red-ink)',
  '--mantine-color-red-6': 'var(--red-ink)',
  '--mantine-color-anchor': 'var(--brand-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--grey-soft)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-hover': 'var(--selected)',
  '--mantine-primary-color-light-color': 'var(--brand-ink)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-hover)',
  '--mantine-shadow-md': 'var(--shadow-mid)',
  '--mantine-shadow-xl': 'var(--shadow-high)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
