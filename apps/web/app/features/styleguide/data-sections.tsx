import { ChanceDots } from '#app/ui/chance-dots.tsx';
import { Divider } from '#app/ui/divider.tsx';
import { LevelBadge } from '#app/ui/level-badge.tsx';
import { LikertScale } from '#app/ui/likert-scale.tsx';
import { levelOfGap } from '#app/ui/meeting-level.ts';
import { MeetingRings } from '#app/ui/meeting-rings.tsx';
import { RangeRow } from '#app/ui/range-row.tsx';
import { RatingLadder } from '#app/ui/rating-ladder.tsx';
import { ScoreDial } from '#app/ui/score-dial.tsx';
import { SliderField } from '#app/ui/slider-field.tsx';
import { TenSittings } from '#app/ui/ten-sittings.tsx';
import { TwoPersonBar } from '#app/ui/two-person-bar.tsx';
import { HalfKolam, PairKolam } from './sample-kolam.tsx';
import { Pair, Row, SheetSection } from './sheet-section.tsx';

export function ScaleSection() {
  return (
    <SheetSection
      id="scale"
      title="7-point scale"
      note="Size grows with strength, colour does not: neither end looks right or wrong. Keys 1 to 7 answer and go on. Cells are 60 px wide on desktop, a seventh of the row on phones."
    >
      <form>
        <LikertScale
          name="sheet-q1"
          number={1}
          question="I know what I want from a marriage, and I can say it in plain words."
        />
        <LikertScale
          name="sheet-q2"
          number={2}
          question="I can disagree with someone I love without needing to win."
          plainWords="A quarrel can end without one of us being right."
          defaultValue={5}
        />
        <LikertScale
          name="sheet-q3"
          number={3}
          question="I have talked openly about money with someone close to me."
          isMissing
        />
        <LikertScale
          name="sheet-q4"
          number={4}
          question={<span lang="hi">मैं अपनी बात बिना ग़ुस्सा किए कह पाता या पाती हूँ।</span>}
          defaultValue={1}
        />
      </form>
    </SheetSection>
  );
}

export function DialSection() {
  return (
    <SheetSection id="dial" title="Score dial">
      <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        <ScoreDial score={24} />
        <ScoreDial score={56} />
        <ScoreDial score={78} isRunning />
        <ScoreDial score={100} caption="readiness" />
      </div>
    </SheetSection>
  );
}

export function RangeSection() {
  return (
    <SheetSection id="range" title="Range row (one person)">
      <div>
        <RangeRow
          name="Social energy"
          note="Where you refill"
          poles={['Reserved', 'Outgoing']}
          score={34}
          range={[26, 42]}
          typical={[34, 66]}
          words="leans reserved"
        />
        <RangeRow
          name="Way of seeing"
          note="What you notice first"
          poles={['Concrete', 'Conceptual']}
          score={74}
          range={[66, 82]}
          typical={[34, 66]}
          words="conceptual"
        />
        <RangeRow
          name="Order of the day"
          note="No norms yet: no grey block"
          poles={['Open', 'Planned']}
          score={52}
          range={[43, 61]}
          words="balanced"
        />
      </div>
    </SheetSection>
  );
}

export function DuoSection() {
  return (
    <SheetSection
      id="duo"
      title="Two-person bar"
      note="A is a marigold circle above the line, B a teal square below it. Overlap is wine, distance is dotted."
    >
      <div>
        <TwoPersonBar
          name="Household"
          poles={['Clear roles', 'Whoever is free']}
          a={{ name: 'Ananya', score: 70, range: [62, 78] }}
          b={{ name: 'Kabir', score: 64, range: [56, 72] }}
        />
        <TwoPersonBar
          name="Money"
          poles={['Save first', 'Spend on living']}
          a={{ name: 'Ananya', score: 30, range: [22, 38] }}
          b={{ name: 'Kabir', score: 52, range: [43, 61] }}
        />
        <TwoPersonBar
          name="Conflict"
          poles={['Cools off first', 'Talks it out now']}
          a={{ name: 'Ananya', score: 28, range: [20, 36] }}
          b={{ name: 'Ajay', score: 74, range: [66, 82] }}
        />
      </div>
    </SheetSection>
  );
}

export function RingSection() {
  return (
    <SheetSection id="rings" title="Meeting rings and rating">
      <ul className="grid grid-cols-3 gap-3 text-center lg:grid-cols-5">
        {[4, 12, 22, 34, 46].map((gap) => (
          <li key={gap} className="grid justify-items-center gap-1">
            <MeetingRings gap={gap} topic={`Gap ${gap}`} />
            <span className="caption muted num">gap {gap}</span>
            <LevelBadge level={levelOfGap(gap)} />
          </li>
        ))}
      </ul>
      <div className="card">
        <RatingLadder rating="good" />
      </div>
      <Pair>
        <div className="card">
          <ChanceDots
            chances={{ potential: 0.4, fair: 23, good: 74, ideal: 2 }}
            caption="A made-up couple. Each dot is two of a hundred imagined sittings."
          />
        </div>
        <div className="card">
          <ChanceDots
            chances={{ potential: 3, fair: 41, good: 50, ideal: 6 }}
            caption="No step reaches 60 in 100: between Good and Fair."
          />
        </div>
        <div className="card">
          <RatingLadder rating="fair" isSmall />
        </div>
        <div className="card">
          <TenSittings
            scores={[70, 76, 73, 79, 68, 74, 77, 60, 75, 72]}
            range={[66, 82]}
            poles={['Concrete', 'Conceptual']}
            caption="A drawing, not data. One person, ten imagined sittings. Nine land inside the soft band; one does not, and that is expected."
          />
        </div>
        <div className="rounded-card bg-partner-a-tint p-5">
          <SliderField
            label="Sensitivity to stress"
            person="a"
            defaultValue={72}
            poles={['Steady', 'Easily shaken']}
          />
        </div>
        <div className="rounded-card bg-partner-b-tint p-5">
          <SliderField
            label="Sensitivity to stress"
            person="b"
            defaultValue={38}
            poles={['Steady', 'Easily shaken']}
          />
        </div>
      </Pair>
    </SheetSection>
  );
}

export function KolamSection() {
  return (
    <SheetSection
      id="kolam"
      title="Kolam"
      note="Drawn by packages/kolam. Divider: at most two on a page. Two threads are a pair, a dotted one is awaited."
    >
      <Row className="[&>*]:mx-0">
        <Divider dots={5} />
        <Divider dots={8} />
      </Row>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <div className="on-ground rounded-2xl p-5">
          <PairKolam />
        </div>
        <div className="rounded-2xl bg-partner-a-tint p-5">
          <PairKolam />
        </div>
        <div className="rounded-2xl bg-sunken p-5">
          <HalfKolam />
        </div>
      </div>
    </SheetSection>
  );
}
