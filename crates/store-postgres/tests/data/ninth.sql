-- Reference data as a server of the ninth migration kept it: the demonstration among what INEP published.
INSERT INTO reference_schools (inep_code, name, municipality_code, municipality, state, network) VALUES
    ('35999001', 'E. E. Profª Alzira Moura Campos', '3599999', 'Vale do Saber', 'SP', 'estadual'),
    ('35999009', 'E. E. Bairro da Estação', '3599999', 'Vale do Saber', 'SP', 'estadual'),
    ('35999131', 'E. E. Demonstração 32', '3599998', 'Serra do Aprender', 'SP', 'estadual'),
    ('35000001', 'EE REAL UM', '3550308', 'São Paulo', 'SP', 'estadual'),
    ('35000002', 'EE REAL DOIS', '3550308', 'São Paulo', 'SP', 'estadual'),
    ('35000003', 'EMEF REAL', '3550308', 'São Paulo', 'SP', 'municipal'),
    ('11000001', 'EE DE RONDONIA', NULL, 'Porto Velho', 'RO', NULL);
INSERT INTO reference_school_results (inep_code, stage, year, ideb, municipal_position, municipal_total, state_position,
    state_total, national_position, national_total, next_municipal_position, next_municipal_ideb) VALUES
    ('35999001', 'anos_finais', 2023, 5.0, 1, 2, 3, 5, 3, 5, NULL, NULL),
    ('35999009', 'anos_finais', 2023, 4.3, 2, 2, 5, 5, 5, 5, 1, 5.0),
    ('35999131', 'anos_finais', 2023, 5.9, 1, 1, 1, 5, 1, 5, NULL, NULL),
    ('35000001', 'anos_finais', 2023, 5.4, 1, 2, 2, 5, 2, 5, NULL, NULL),
    ('35000002', 'anos_finais', 2023, 4.8, 2, 2, 4, 5, 4, 5, 1, 5.4),
    ('35000003', 'anos_finais', 2023, 5.1, 1, 1, 1, 1, 1, 1, NULL, NULL),
    ('11000001', 'anos_finais', 2023, 4.0, NULL, NULL, 1, 1, 1, 1, NULL, NULL),
    ('35999001', 'ensino_medio', 2021, 4.0, 1, 1, 1, 1, 1, 1, NULL, NULL);
INSERT INTO reference_area_results (area, place, network, stage, year, approval, indicator, score, ideb, target) VALUES
    ('municipality', '3599999', 'estadual', 'anos_finais', 2023, NULL, 0.9511, 5.0612, 4.8, NULL),
    ('municipality', '3550308', 'estadual', 'anos_finais', 2023, NULL, 0.93, 5.2, 4.8, NULL),
    -- Invented, and nothing else.
    ('state', 'SP', 'estadual', 'anos_finais', 2021, NULL, 0.9683, 5.3202, 5.2, NULL),
    -- Invented over what a file had brought.
    ('state', 'SP', 'estadual', 'ensino_medio', 2021, 94.7, 0.9412, 4.6203, 4.3, NULL),
    -- A file has written over what was invented.
    ('state', 'SP', 'estadual', 'anos_finais', 2023, 96.2, 0.9617281, 5.3104123, 5.1, NULL),
    -- A file that carried the index alone.
    ('state', 'SP', 'estadual', 'ensino_medio', 2023, NULL, 0.9327, 4.6105, 4.2, NULL),
    ('state', 'SP', 'estadual', 'anos_finais', 2019, NULL, 0.95873201, 5.3895001, 5.2, 5.5),
    ('state', 'RO', 'estadual', 'anos_finais', 2023, NULL, 0.9621, 5.2931, 5.1, NULL),
    ('country', '', 'estadual', 'anos_finais', 2023, NULL, 0.9467328784, 5.1363333333, 4.9, NULL),
    ('country', '', 'total', 'anos_finais', 2023, NULL, 0.95, 5.3, 5.0, NULL);
INSERT INTO reference_files (name, sha256, imported_at) VALUES
    ('demonstração', '', '2026-11-20 10:00:00+00'),
    ('escolas.xlsx', repeat('a', 64), '2026-11-20 09:00:00+00'),
    ('ufs.xlsx', repeat('b', 64), '2026-11-20 11:00:00+00');
