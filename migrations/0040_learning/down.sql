DELETE FROM quotas WHERE name IN ('learning_periods', 'learning_behaviors', 'learning_replies', 'learning_style_profiles',
    'learning_recommendations');
DROP TABLE learning_recommendations, learning_style_profiles, learning_replies, learning_behaviors, learning_periods;
