import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  defaultTab?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** One panel at a time. Arrow keys, Home and End move and choose; on phones the row scrolls sideways. */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id, onChange }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(defaultTab);

  function choose(id: string) {
    setChosen(id);
    onChange?.(id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    const button = document.getElementById(`${base}-${next.id}`);
    button?.focus();
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <>
      <div
        className="tabs"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            className="tab"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
