import { type ReactNode, useState } from 'react';
import { Accordion } from '#app/ui/accordion.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { CodeBoxes } from '#app/ui/code-boxes.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { GoogleButton } from '#app/ui/google-button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import {
  ArrowRightIcon,
  CheckIcon,
  KeyIcon,
  LedgerIcon,
  LogOutIcon,
  PauseIcon,
  RefreshIcon,
} from '#app/ui/icons.tsx';
import { LinkArrow } from '#app/ui/link-arrow.tsx';
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { ResendTimer } from '#app/ui/resend-timer.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Pair, Row, SheetSection } from './sheet-section.tsx';

// States that only a pointer or a keyboard can bring about, frozen for the sheet.
const hovered = 'bg-primary-hover';
const focused = 'outline-3 outline-offset-3 outline-focus';

export interface HeaderSectionProps {
  /** The site header, in its solid state. */
  header?: ReactNode;
}

export function HeaderSection({ header }: HeaderSectionProps) {
  return (
    <SheetSection
      id="header"
      title="Header and menus"
      note="Home: transparent over the hero, solid white after 567 px of scroll, fading over 240 ms. The phone menu drops from the header."
    >
      {header && <div className="overflow-hidden rounded-card border border-line">{header}</div>}
      <Row>
        <Menu label="Explore" buttonClassName="btn btn-quiet">
          <MenuLink to="#header">Services</MenuLink>
          <MenuLink to="#header">Marriage Toolkit</MenuLink>
          <MenuLink to="#header">Pricing</MenuLink>
        </Menu>
      </Row>
      <Row className="items-start">
        <div className="menu">
          <MenuLink to="#header">Services</MenuLink>
          <MenuLink to="#header" className="bg-primary-tint text-primary">
            Marriage Toolkit
          </MenuLink>
          <MenuLink to="#header">Pricing</MenuLink>
        </div>
        <div className="menu">
          <MenuLink to="#header">
            <LedgerIcon />
            My Account
          </MenuLink>
          <MenuLink to="#header">
            <KeyIcon />
            Change Password
          </MenuLink>
          <MenuButton>
            <LogOutIcon />
            Log Out
          </MenuButton>
        </div>
      </Row>
    </SheetSection>
  );
}

export function ButtonSection() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <SheetSection id="buttons" title="Buttons" note="One primary per screen. 56, 48 or 44 px high.">
      <Row>
        <Button size="l">Take Free Test</Button>
        <Button>Primary</Button>
        <Button className={hovered}>Hover</Button>
        <Button className={focused}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button isBusy>Paying</Button>
      </Row>
      <Row>
        <Button variant="secondary">Secondary</Button>
        <Button variant="tint">Tint</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete partner</Button>
        <LinkArrow to="#buttons">Text link</LinkArrow>
        <IconButton label="Refresh">
          <RefreshIcon />
        </IconButton>
      </Row>
      <Row>
        <Button size="s">Small</Button>
        <Button size="s" variant="quiet">
          <PauseIcon />
          Pause
        </Button>
        <Button variant="secondary" isBusy={isBusy}>
          Continue
          <ArrowRightIcon />
        </Button>
        <ButtonLink to="#buttons" variant="tint">
          A link that looks like a button
        </ButtonLink>
        <Button variant="quiet" onClick={() => setIsBusy(!isBusy)}>
          Toggle busy
        </Button>
      </Row>
      <div className="on-ground flex flex-wrap items-center gap-4 rounded-card p-6">
        <Button variant="light">Light</Button>
        <Button variant="line">Line</Button>
        <Button variant="light" className="outline-3 outline-offset-3 outline-focus-on-ground">
          Focus
        </Button>
        <LinkArrow to="#buttons">Text link</LinkArrow>
      </div>
      <div className="max-w-95">
        <GoogleButton />
      </div>
    </SheetSection>
  );
}

export function FieldSection() {
  return (
    <SheetSection id="fields" title="Fields">
      <Pair>
        <TextField label="Email" type="email" placeholder="you@example.com" autoComplete="off" />
        <TextField
          label="With a hint"
          hint="As it stands on your Aadhaar or passport"
          defaultValue="Venkatanarasimharajuvaripeta Subrahmanyam"
        />
        <TextField
          label="Partner's email"
          defaultValue="kabir@"
          required
          error="Please Enter Your Partner's Email"
        />
        <PasswordField
          label="Password"
          defaultValue="password12"
          autoComplete="off"
          hint="At least 8 characters"
        />
        <TextField label="Read-only" defaultValue="Ananya Rao" readOnly />
        <Segmented
          label="Sex"
          name="sheet-sex"
          defaultValue="female"
          options={[
            { value: 'male', label: 'Male' },
            { value: 'female', label: 'Female' },
          ]}
        />
        <SelectField
          label="Type"
          hint="Reserved, conceptual, by logic, planned"
          defaultValue="INTJ"
        >
          <option>INTJ</option>
          <option>ENFJ</option>
        </SelectField>
        <StarRating label="Your rating" name="sheet-rating" defaultValue={4} isRequired />
        <TextAreaField
          label="Message"
          required
          hint="Please leave out your test answers and anything about another person’s health."
        />
        <StarRating
          label="Your rating"
          name="sheet-rating-missing"
          isRequired
          error="Please Fill Rating"
        />
      </Pair>
      <Row>
        <Checkbox label="I agree to the Terms of use" defaultChecked />
        <Checkbox label="Not yet" />
        <Checkbox label="Missing" error="Please accept the Terms of use" />
        <Switch label="On" isLabelHidden defaultChecked />
        <Switch label="Off" isLabelHidden />
        <Stars value={4} />
      </Row>
      <div className="max-w-120">
        <Switch
          label="Let people who know my email invite me"
          hint="Off: nobody can find you here, and invitations already sent stay as they are."
          defaultChecked
        />
      </div>
      <div className="grid max-w-100 gap-4">
        <CodeBoxes name="code" />
        <ResendTimer onResend={() => {}} />
      </div>
    </SheetSection>
  );
}

const faq = ['Taalmel', 'Services', 'Security & Privacy', 'Processes', 'Payments and Pricings'];

export function BadgeSection() {
  const [topic, setTopic] = useState('Money');
  return (
    <SheetSection id="chips" title="Badges, chips, tabs">
      <Row>
        <Badge>Neutral</Badge>
        <Badge kind="success">
          <CheckIcon />
          Done
        </Badge>
        <Badge kind="warn">Expires soon</Badge>
        <Badge kind="danger">Failed</Badge>
        <Badge kind="wine">Nearly</Badge>
        <Badge kind="solid">In step</Badge>
        <Badge kind="outline">Talk</Badge>
        <Badge kind="a">Ananya</Badge>
        <Badge kind="b">Kabir</Badge>
        <Badge kind="success" className="num">
          30% OFF
        </Badge>
      </Row>
      <Row>
        {['Money', 'Conflict', 'Family'].map((name) => (
          <Chip key={name} isOn={name === topic} onClick={() => setTopic(name)}>
            {name}
          </Chip>
        ))}
      </Row>
      <div>
        <Tabs
          label="Questions by subject"
          tabs={faq.map((name) => ({
            id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
            label: name,
            panel: <p className="py-4">Questions about {name}.</p>,
          }))}
        />
      </div>
      <div>
        <Accordion title="Can I pause the test?" isOpen>
          Yes. Your answers so far are kept, and the test opens where you left it.
        </Accordion>
        <Accordion title="Who sees my report?">You.</Accordion>
      </div>
    </SheetSection>
  );
}
