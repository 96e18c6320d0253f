import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect } from 'react';
import { type Category, categoryOfQuery, plainPath } from './category';

/** The category that the URL names; another way of naming it is rewritten to `?category=`. */
export function useCategory(): Category {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const plain = plainPath(query, hash);

  useEffect(() => {
    if (plain) navigate(plain, { replace: true });
  }, [plain, navigate]);

  return categoryOfQuery(query);
}
