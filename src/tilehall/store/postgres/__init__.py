"""The store on a PostgreSQL server, which several halls may share."""
