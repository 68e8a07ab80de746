import type { CSSProperties } from 'react';

/** Mail programs drop stylesheets, so every rule is inline. Values are the design's tokens. */
export const colour = {
  page: '#FBF7F0',
  surface: '#FFFFFF',
  line: '#E7DCCD',
  ink: '#2A181E',
  muted: '#624F55',
  heading: '#520F2D',
  primary: '#6B1437',
  ground: '#2A0716',
} as const;

const display = "'Eczar Variable',Eczar,Georgia,'Times New Roman',serif";
const body = "'Anek Latin Variable','Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const styles = {
  page: { margin: 0, padding: 0, background: colour.page },
  preview: {
    display: 'none',
    maxHeight: 0,
    overflow: 'hidden',
    fontSize: 1,
    lineHeight: '1px',
    color: colour.page,
  },
  sheet: { width: 600, maxWidth: 600 },
  logo: { display: 'block', border: 0, fontFamily: display, fontSize: 26, color: colour.primary },
  strip: { background: colour.ground, borderRadius: '20px 20px 0 0', fontSize: 0, lineHeight: 0 },
  stripImage: {
    display: 'block',
    width: '100%',
    maxWidth: 600,
    height: 'auto',
    border: 0,
    borderRadius: 'inherit',
  },
  card: {
    background: colour.surface,
    border: `1px solid ${colour.line}`,
    borderTop: 0,
    borderRadius: '0 0 20px 20px',
    padding: '38px 40px 22px',
  },
  heading: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: 34,
    lineHeight: '40px',
    fontWeight: 500,
    letterSpacing: '-0.3px',
    color: colour.heading,
  },
  text: {
    margin: '0 0 16px',
    fontFamily: body,
    fontSize: 17,
    lineHeight: '27px',
    color: colour.ink,
  },
  small: {
    margin: '0 0 12px',
    fontFamily: body,
    fontSize: 15,
    lineHeight: '23px',
    color: colour.muted,
  },
  footer: {
    margin: '0 0 12px',
    fontFamily: body,
    fontSize: 14,
    lineHeight: '21px',
    color: colour.muted,
  },
  link: { color: colour.primary, textDecoration: 'underline' },
  label: { fontSize: 15, color: colour.muted },
  value: { whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
} satisfies Record<string, CSSProperties>;

/** Only an enhancement: stacks the sheet on phones. */
export const phoneCss = `
:root{color-scheme:light}
@media (max-width:620px){.sheet{width:100%!important}.pad{padding-left:22px!important;padding-right:22px!important}.h1{font-size:29px!important;line-height:35px!important}.outer{padding:0!important}.top{padding-top:22px!important;padding-bottom:18px!important}.card{border-radius:0!important;border-left:0!important;border-right:0!important}.hero{border-radius:0!important}}`;
