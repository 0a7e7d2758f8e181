"""Classes: pupils who join with a code and a PIN, their tables, their homework, and what the teacher sees."""
