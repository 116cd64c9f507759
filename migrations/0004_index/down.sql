DROP TABLE simulations, ideb_goals, ideb_data;
