import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect } from 'react';
import { type Category, categoryOfQuery, categoryRedirect } from './category';

/**
 * The category that the URL names. Another way of naming it is rewritten to `?category=`, after hydration: the
 * edge keeps one page for all addresses that differ in nothing else.
 */
export function useCategory(): Category {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const redirect = categoryRedirect(query, hash);

  useEffect(() => {
    if (redirect) void navigate(redirect, { replace: true });
  }, [redirect, navigate]);

  return categoryOfQuery(query);
}
