export {
  BrowserRouter,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';

type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;
let transition: Gate | null = null;

/** `next` gets each `popstate` before the router, whose listener is added later, and may stop it. `null` removes it. */
export function setHistoryGate(next: Gate | null): void {
  gate = next;
}

/** `next` gets each `popstate` that no gate waits for. It may stop the event and dispatch it again later. */
export function setHistoryTransition(next: Gate | null): void {
  transition = next;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => (gate ?? transition)?.(event), { capture: true });
}
