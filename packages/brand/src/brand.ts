/**
 * The one place that names the product. Renaming it here renames the site, the mails, the documents and the
 * `/{slug}report` route. Values in braces are not known yet; they show as they stand until somebody fills them.
 */
export const brand = {
  name: 'Taalmel',
  slug: 'taalmel',
  tagline: 'Uniting Destinies',
  legalName: '{legal name}',
  address: '{registered address}',
  gstin: '{GSTIN}',
  developerCredit: 'Designed and developed in Bengaluru',
  supportEmail: 'support@taalmel.example',
  feedbackEmail: 'feedback@taalmel.example',
  grievanceEmail: 'grievance@taalmel.example',
  /** International format without the plus sign, as wa.me links want it. */
  chatNumber: '910000000000',
  social: {
    instagram: 'https://www.instagram.com/taalmel',
    facebook: 'https://www.facebook.com/taalmel',
    linkedin: 'https://www.linkedin.com/company/taalmel',
    youtube: 'https://www.youtube.com/@taalmel',
  },
} as const;

export type Brand = typeof brand;

export const chatUrl = `https://wa.me/${brand.chatNumber}`;
