import * as router from 'react-router-dom';

/** What the gallery takes from its host. This host leaves the scroll position to the browser. */
export const { BrowserRouter, Link, matchPath, Navigate, Route, Routes } = router;
export const { useLocation, useNavigate, useNavigationType, useParams, useSearchParams } = router;
export function setHistoryGate() {}
export function setHistoryTransition() {}
