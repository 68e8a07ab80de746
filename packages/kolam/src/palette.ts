/**
 * The colours of the design guide, for drawings that stand alone as files: an SVG inside an <img> does not see the
 * page's custom properties.
 */
export const palette = {
  ivory: '#FBF7F0',
  sunken: '#F4ECE0',
  wine950: '#2A0716',
  wine900: '#3B0A20',
  wine800: '#520F2D',
  wine700: '#6B1437',
  wine300: '#D79DB2',
  wine100: '#F6E6E9',
  marigold600: '#B36A00',
  marigold500: '#EFA11F',
  marigold400: '#F6B445',
  marigold200: '#FBDD9F',
  teal700: '#0A6064',
  teal600: '#0E7C7B',
  teal300: '#66C6BD',
  teal200: '#A9DDD6',
  teal100: '#DBF0EC',
} as const;
