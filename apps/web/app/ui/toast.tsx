import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { m } from '#app/paraglide/messages.js';
import { IconButton } from './icon-button.tsx';
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, TriangleAlertIcon } from './icons.tsx';

const icons = { success: CircleCheckIcon, error: CircleAlertIcon, warning: TriangleAlertIcon };
const lifeMs = 5000;
const most = 3;

type ToastKind = keyof typeof icons;
type ShowToast = (kind: ToastKind, text: ReactNode) => void;

interface Toast {
  id: number;
  kind: ToastKind;
  text: ReactNode;
}

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a message for five seconds, top right. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export interface ToastProviderProps {
  children: ReactNode;
}

export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((kind, text) => {
    lastId.current += 1;
    const toast = { id: lastId.current, kind, text };
    setToasts((shown) => [...shown, toast].slice(-most));
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  // The pressed button goes away with its toast: focus moves to the next toast, or back where it was.
  function handlePress(id: number) {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const at = toasts.findIndex((toast) => toast.id === id);
    const next = buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current;
    if (next instanceof HTMLElement) next.focus();
    else setIsFocused(false);
    onDismiss(id);
    if (toasts.length === 1) setIsHovered(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches its buttons
    <section
      ref={region}
      className="toasts"
      aria-label={m.ui_notifications()}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isHeld={isHovered || isFocused}
          onExpire={onDismiss}
          onPress={handlePress}
        />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  isHeld: boolean;
  onExpire: (id: number) => void;
  onPress: (id: number) => void;
}

function ToastCard({ toast: { id, kind, text }, isHeld, onExpire, onPress }: ToastCardProps) {
  const Icon = icons[kind];
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onExpire, lifeMs, id);
    return () => clearTimeout(timer);
  }, [id, isHeld, onExpire]);

  return (
    <div className={`toast toast-${kind}`}>
      <Icon />
      <div className="toast-text">{text}</div>
      <IconButton label={m.ui_dismiss()} onClick={() => onPress(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
