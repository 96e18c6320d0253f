import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect } from 'react';
import { type Category, categoryOfQuery, categoryRedirect } from './category';

/** Rewrites the address after hydration, because the edge never sees the hash and caches one page. */
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
