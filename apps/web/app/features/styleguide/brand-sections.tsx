import { Row, SheetSection } from './sheet-section.tsx';

export function LogoSection() {
  const tile = 'flex items-center gap-4 rounded-card border border-line px-8 py-7';
  return (
    <SheetSection
      id="logo"
      title="Logo"
      note="Two loops, one shared dot. Clear space: one loop width. Never below 24 px; use the favicon there."
    >
      <Row>
        <div className={`${tile} bg-surface`}>
          <img src="/logo.svg" alt="Taalmel" width="274" height="56" />
        </div>
        <div className={`${tile} bg-ground`}>
          <img src="/logo-on-dark.svg" alt="Taalmel, on the dark ground" width="274" height="56" />
        </div>
        <div className={`${tile} bg-surface`}>
          <img src="/mark.svg" alt="The mark alone" width="72" height="72" />
        </div>
        <div className={`${tile} bg-surface`}>
          {[48, 32, 16].map((size) => (
            <img
              key={size}
              src="/favicon.svg"
              alt={`Favicon, ${size} px`}
              width={size}
              height={size}
            />
          ))}
        </div>
      </Row>
    </SheetSection>
  );
}

const swatches = [
  ['page', 'page, ink on it', '15.8', 'bg-page text-ink'],
  ['surface', 'cards, ink-muted on it', '7.6', 'bg-surface text-ink-muted'],
  ['sunken', 'wells, ink-subtle on it', '4.7', 'bg-sunken text-ink-subtle'],
  ['heading', 'headings on page', '13.4', 'bg-heading text-on-primary'],
  ['primary', 'actions, together', '11.0', 'bg-primary text-on-primary'],
  ['primary-tint', 'quiet emphasis', '9.8', 'bg-primary-tint text-primary'],
  ['ground', 'hero, covers, footer', '12.1', 'bg-ground text-on-ground-muted'],
  ['partner-a', 'you: bead, thread', '8.6', 'bg-partner-a text-ground'],
  ['partner-a-soft', 'you: range', '5.0', 'bg-partner-a-soft text-partner-a-ink'],
  ['partner-a-ink', 'you: text', '6.2', 'bg-partner-a-ink text-on-primary'],
  ['partner-b', 'they: bead, thread', '4.7', 'bg-partner-b text-on-primary'],
  ['partner-b-soft', 'they: range', '6.5', 'bg-partner-b-soft text-teal-800'],
  ['partner-b-ink', 'they: text', '6.9', 'bg-partner-b-ink text-on-primary'],
  ['success', 'done, saved, discount', '5.7', 'bg-success text-success-tint'],
  ['warn', 'payment failed', '5.9', 'bg-warn text-warn-tint'],
  ['danger', 'errors, delete', '5.7', 'bg-danger text-danger-tint'],
] as const;

export function ColourSection() {
  return (
    <SheetSection
      id="colour"
      title="Colour"
      note="The figure in each swatch is the WCAG contrast of the pair shown. Marigold is you, teal is the other person, wine is what you share: nothing else wears them."
    >
      <ul className="grid grid-cols-2 gap-4.5 lg:grid-cols-4">
        {swatches.map(([name, use, contrast, colours]) => (
          <li key={name} className="grid gap-1">
            <span
              className={`flex h-22 items-end justify-between rounded-2xl px-3.5 py-3 font-display text-[1.5rem] leading-none font-medium inset-ring inset-ring-ink/8 ${colours}`}
            >
              Aa <b className="num font-body text-[0.9375rem] leading-none">{contrast}</b>
            </span>
            <code>{name}</code>
            <span className="caption muted">{use}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export function TypeSection() {
  return (
    <SheetSection id="type" title="Type">
      <div className="grid gap-1 [&>.caption]:mb-5">
        <p className="display display-xl">Find your rhythm</p>
        <p className="caption muted">display-xl, Eczar 420, 42 to 76 px</p>
        <p className="display text-display-l">Two rhythms in step</p>
        <p className="caption muted">display-l, Eczar 450</p>
        <p className="display text-h2">Seven parameters at a glance</p>
        <p className="caption muted">h2, Eczar 450</p>
        <p className="display text-h3 font-medium">Home and chores</p>
        <p className="caption muted">h3, Eczar 500</p>
        <p className="lead">Lead text for the paragraph under a heading.</p>
        <p className="caption muted">lead, Anek Latin 400, width 106</p>
        <p>Body text is Anek at seventeen pixels, set a little wide so that it breathes.</p>
        <p className="caption muted">body, 17/27</p>
        <p className="num flex flex-wrap gap-x-5 text-[1.75rem] font-medium">
          <span>₹2,450</span> <span>78</span> <span>6/17</span> <span>0123456789</span>
        </p>
        <p className="caption muted">Figures, Anek 500, tabular</p>
        <p lang="hi" className="display text-[2.5rem]">
          वादा करने से पहले, अपनी लय पहचानिए
        </p>
        <p lang="hi" className="text-[1.125rem]">
          तालमेल बताता है कि आप शादी के लिए कितने तैयार हैं, और दो लोग साथ में कैसे चलते हैं।
        </p>
        <p className="caption muted">
          Hindi: Eczar Devanagari, Anek Devanagari; line height 1.35 / 1.75
        </p>
        <p lang="kn" className="display text-[1.75rem]">
          ಎರಡು ಲಯ, ಒಂದು ಹೆಜ್ಜೆ
        </p>
        <p lang="kn" className="text-[1.125rem]">
          ಮದುವೆಗೆ ನೀವು ಎಷ್ಟು ಸಿದ್ಧರಿದ್ದೀರಿ ಎಂದು ತಿಳಿಯಿರಿ.
        </p>
        <p className="caption muted">Kannada: Anek Kannada 600 for headings too</p>
      </div>
    </SheetSection>
  );
}
