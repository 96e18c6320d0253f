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
export { setHistoryGate, setHistoryTransition } from './history-gate';
export { Link } from './link';
