BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	code VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	command VARCHAR(64), 
	body TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (code, number), 
	CONSTRAINT one_entry_a_command UNIQUE (code, command)
);
INSERT INTO "entries" VALUES('DT86R3',1,NULL,'{"e":"opened","game":"cluedo-cards","version":1,"players":2,"options":{"target":1,"first_player":null},"board":null,"clock":null}','2026-11-17 12:00:07.540834');
INSERT INTO "entries" VALUES('DT86R3',2,NULL,'{"e":"promised","deal":1,"commitment":"64cee31126d14ab6ec7d8392f7970f1571f5c6cd280cf8fd69f17529e8cba25c"}','2026-11-17 12:00:07.540834');
INSERT INTO "entries" VALUES('DT86R3',3,'98a25e50a9d74acc','{"e":"sat","seat":0,"name":"Anna","token":"d1635876f2243a4176b28d903ec68ce650ebde2ee7e0c2bbd7257e0cbfb9686e"}','2026-11-17 12:00:07.819978');
INSERT INTO "entries" VALUES('DT86R3',4,'4dcf0de29ba5b95b','{"e":"sat","seat":1,"name":"Ben","token":"96ee2b1f053d016a1d43d012368e738cd273dad5072acd3b9f2949c581846c98"}','2026-11-17 12:00:07.826451');
INSERT INTO "entries" VALUES('DT86R3',5,'76de765ee6625247','{"e":"started","deal":1,"salting":[0,1],"moved_on":false}','2026-11-17 12:00:07.845551');
INSERT INTO "entries" VALUES('DT86R3',6,'2c8103e71db056f2','{"e":"salt-promised","seat":0,"commitment":"f6dab2f49b60a7353036a306e5d7577b20b911caad4652b02e05a507ed405127"}','2026-11-17 12:00:07.893022');
INSERT INTO "entries" VALUES('DT86R3',7,'f4428c8cf09e5dcc','{"e":"salt-promised","seat":1,"commitment":"c11b5bb3a0939d0591e5078d43787f4b67f675e394c818c2271a97249ca8cc74"}','2026-11-17 12:00:07.918371');
INSERT INTO "entries" VALUES('DT86R3',8,'4e0e53500aacf087','{"e":"salt-shown","seat":0,"salt":"e19f507e88c4811348ca056eb1b93223076f3fc09ba9b6d7dab26038f63e8219"}','2026-11-17 12:00:07.938417');
INSERT INTO "entries" VALUES('DT86R3',9,'5324663d1c5da0b2','{"e":"salt-shown","seat":1,"salt":"c870451006d1edb8bb3eb541afc8b64fc4e7cdafce83f9318cd43e9de97d714d"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',10,NULL,'{"e":"dealt","deal":1}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',11,NULL,'{"e":"chanced","step":"chance start 0 ; start 0 2x1 0"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',12,NULL,'{"e":"chanced","step":"chance deal 0 rope-2 ; deal:1 0 36x1 10"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',13,NULL,'{"e":"chanced","step":"chance deal 0 revolver-2 ; deal:1 1 35x1 7"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',14,NULL,'{"e":"chanced","step":"chance deal 0 candlestick-2 ; deal:1 2 34x1 4"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',15,NULL,'{"e":"chanced","step":"chance deal 0 mustard-2 ; deal:1 3 33x1 16"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',16,NULL,'{"e":"chanced","step":"chance deal 0 rope-1 ; deal:1 4 32x1 7"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',17,NULL,'{"e":"chanced","step":"chance deal 1 peacock-1 ; deal:1 5 31x1 22"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',18,NULL,'{"e":"chanced","step":"chance deal 1 dagger-2 ; deal:1 6 30x1 1"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',19,NULL,'{"e":"chanced","step":"chance deal 1 scarlett-1 ; deal:1 7 29x1 23"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',20,NULL,'{"e":"chanced","step":"chance deal 1 candlestick-3 ; deal:1 8 28x1 3"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',21,NULL,'{"e":"chanced","step":"chance deal 1 lead-piping-1 ; deal:1 9 27x1 6"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',22,NULL,'{"e":"chanced","step":"chance turn-up spanner-2 ; deal:1 10 26x1 9"}','2026-11-17 12:00:09.451633');
INSERT INTO "entries" VALUES('DT86R3',23,'28b400d61a87d3df','{"e":"moved","seat":0,"move":"play candlestick-2"}','2026-11-17 12:00:09.499671');
INSERT INTO "entries" VALUES('DT86R3',24,'6124b2a4327f4d83','{"e":"moved","seat":0,"move":"play revolver-2"}','2026-11-17 12:00:09.537612');
INSERT INTO "entries" VALUES('DT86R3',25,'5e77e0ae5f73d8fa','{"e":"moved","seat":0,"move":"swap 1"}','2026-11-17 12:00:09.567118');
INSERT INTO "entries" VALUES('DT86R3',26,'7f0da9a370be5ea6','{"e":"moved","seat":1,"move":"play rope-2"}','2026-11-17 12:00:09.598683');
INSERT INTO "entries" VALUES('DT86R3',27,'c2d9468d5af7bb24','{"e":"moved","seat":1,"move":"play rope-1"}','2026-11-17 12:00:09.636315');
INSERT INTO "entries" VALUES('DT86R3',28,'fe3f60f0dc45f97c','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:09.691748');
INSERT INTO "entries" VALUES('DT86R3',29,NULL,'{"e":"chanced","step":"chance draw 1 white-2 ; pile:1 0 25x1 23"}','2026-11-17 12:00:09.691748');
INSERT INTO "entries" VALUES('DT86R3',30,'44f4d49fb4e7661a','{"e":"moved","seat":0,"move":"play lead-piping-1"}','2026-11-17 12:00:09.770573');
INSERT INTO "entries" VALUES('DT86R3',31,'94d2e67a5b343ffa','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:09.966509');
INSERT INTO "entries" VALUES('DT86R3',32,NULL,'{"e":"chanced","step":"chance draw 1 rope-3 ; pile:1 1 24x1 5"}','2026-11-17 12:00:09.966509');
INSERT INTO "entries" VALUES('DT86R3',33,'45725bcc487f395a','{"e":"moved","seat":0,"move":"play peacock-1"}','2026-11-17 12:00:10.010580');
INSERT INTO "entries" VALUES('DT86R3',34,'e1be1513bc0f0b97','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:10.154835');
INSERT INTO "entries" VALUES('DT86R3',35,NULL,'{"e":"chanced","step":"chance draw 1 green-1 ; pile:1 2 23x1 14"}','2026-11-17 12:00:10.154835');
INSERT INTO "entries" VALUES('DT86R3',36,'7f9236a61e80058b','{"e":"moved","seat":0,"move":"play scarlett-1"}','2026-11-17 12:00:10.271588');
INSERT INTO "entries" VALUES('DT86R3',37,'7d9cecab97bc111a','{"e":"moved","seat":1,"move":"play green-1"}','2026-11-17 12:00:10.559568');
INSERT INTO "entries" VALUES('DT86R3',38,'c8d796a743563314','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:10.626270');
INSERT INTO "entries" VALUES('DT86R3',39,NULL,'{"e":"chanced","step":"chance draw 0 scarlett-3 ; pile:1 3 22x1 19"}','2026-11-17 12:00:10.626270');
INSERT INTO "entries" VALUES('DT86R3',40,'98f27e9c7ac566d0','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:10.690765');
INSERT INTO "entries" VALUES('DT86R3',41,NULL,'{"e":"chanced","step":"chance draw 1 spanner-3 ; pile:1 4 21x1 8"}','2026-11-17 12:00:10.690765');
INSERT INTO "entries" VALUES('DT86R3',42,'6b000d2494f8bf50','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:10.774154');
INSERT INTO "entries" VALUES('DT86R3',43,NULL,'{"e":"chanced","step":"chance draw 0 plum-2 ; pile:1 5 20x1 11"}','2026-11-17 12:00:10.774154');
INSERT INTO "entries" VALUES('DT86R3',44,'da7d669d12e46672','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:10.835261');
INSERT INTO "entries" VALUES('DT86R3',45,NULL,'{"e":"chanced","step":"chance draw 1 plum-1 ; pile:1 6 19x1 10"}','2026-11-17 12:00:10.835261');
INSERT INTO "entries" VALUES('DT86R3',46,'467e8744c9537f3f','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:10.915900');
INSERT INTO "entries" VALUES('DT86R3',47,NULL,'{"e":"chanced","step":"chance draw 0 spanner-1 ; pile:1 7 18x1 7"}','2026-11-17 12:00:10.915900');
INSERT INTO "entries" VALUES('DT86R3',48,'28e9efcd419b922a','{"e":"moved","seat":1,"move":"play plum-1"}','2026-11-17 12:00:10.962410');
INSERT INTO "entries" VALUES('DT86R3',49,'f9bbff457ae58d77','{"e":"moved","seat":0,"move":"play spanner-1"}','2026-11-17 12:00:10.999586');
INSERT INTO "entries" VALUES('DT86R3',50,'8cc4b9a149309557','{"e":"moved","seat":1,"move":"play spanner-3"}','2026-11-17 12:00:11.020517');
INSERT INTO "entries" VALUES('DT86R3',51,'af656d6d57fcb865','{"e":"moved","seat":0,"move":"play candlestick-3"}','2026-11-17 12:00:11.064809');
INSERT INTO "entries" VALUES('DT86R3',52,'ec57a136e83ea6c9','{"e":"moved","seat":0,"move":"play scarlett-3"}','2026-11-17 12:00:11.103415');
INSERT INTO "entries" VALUES('DT86R3',53,'66a98b02fc5a581a','{"e":"moved","seat":1,"move":"play rope-3"}','2026-11-17 12:00:11.160812');
INSERT INTO "entries" VALUES('DT86R3',54,'a8546ddfe77b9ce8','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:11.203594');
INSERT INTO "entries" VALUES('DT86R3',55,NULL,'{"e":"chanced","step":"chance draw 1 plum-3 ; pile:1 8 17x1 9"}','2026-11-17 12:00:11.203594');
INSERT INTO "entries" VALUES('DT86R3',56,'c3dd80f8b7533312','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:11.250965');
INSERT INTO "entries" VALUES('DT86R3',57,NULL,'{"e":"chanced","step":"chance draw 0 lead-piping-2 ; pile:1 9 16x1 5"}','2026-11-17 12:00:11.250965');
INSERT INTO "entries" VALUES('DT86R3',58,'50d7dedb30357d24','{"e":"moved","seat":1,"move":"play plum-3"}','2026-11-17 12:00:11.344217');
INSERT INTO "entries" VALUES('DT86R3',59,'bf16980e54f20502','{"e":"moved","seat":0,"move":"play plum-2"}','2026-11-17 12:00:11.399870');
INSERT INTO "entries" VALUES('DT86R3',60,'171d2374d78c1168','{"e":"moved","seat":1,"move":"play mustard-2"}','2026-11-17 12:00:11.447687');
INSERT INTO "entries" VALUES('DT86R3',61,'5134923acf873755','{"e":"moved","seat":0,"move":"play dagger-2"}','2026-11-17 12:00:11.505922');
INSERT INTO "entries" VALUES('DT86R3',62,'d3fc1ce970c6725a','{"e":"moved","seat":0,"move":"miss nobody"}','2026-11-17 12:00:11.530304');
INSERT INTO "entries" VALUES('DT86R3',63,'b1ee3c3e0a45855f','{"e":"moved","seat":1,"move":"play white-2"}','2026-11-17 12:00:11.559423');
INSERT INTO "entries" VALUES('DT86R3',64,NULL,'{"e":"chanced","step":"chance miniature 0 2 ; miniature:1 0 4x1 2"}','2026-11-17 12:00:11.559423');
INSERT INTO "entries" VALUES('DT86R3',65,NULL,'{"e":"chanced","step":"chance miniature 1 0 ; miniature:1 1 3x1 0"}','2026-11-17 12:00:11.559423');
INSERT INTO "entries" VALUES('DT86R3',66,NULL,'{"e":"revealed","deal":1,"secret":"8f44aa765f77ee25071fbde61f42d4de0f2ea0b6bbd2d666c460b22530c070d1","match":"ZtCcwGeADKMboOyD"}','2026-11-17 12:00:11.559423');
INSERT INTO "entries" VALUES('DT86R3',67,NULL,'{"e":"promised","deal":2,"commitment":"abe79ca044495b38903952ba7db8810525ec6cd768c1e64517640aee8bc64e58"}','2026-11-17 12:00:11.559423');
INSERT INTO "entries" VALUES('GFN3GC',1,NULL,'{"e":"opened","game":"cluedo-cards","version":1,"players":2,"options":{"target":10,"first_player":null},"board":null,"clock":null}','2026-11-17 12:00:11.620015');
INSERT INTO "entries" VALUES('GFN3GC',2,NULL,'{"e":"promised","deal":1,"commitment":"d6b2a0b66d7dd19bd83bc1fb983ef4b7e925be923f92c48c9916e7907c771f44"}','2026-11-17 12:00:11.620015');
INSERT INTO "entries" VALUES('GFN3GC',3,'71eede17589ccc7c','{"e":"sat","seat":0,"name":"Anna","token":"1ec8d6b0a4461806a101b4f821284ed88ebd5c817c509c5fad0ea5b85dc732cc"}','2026-11-17 12:00:11.926416');
INSERT INTO "entries" VALUES('GFN3GC',4,'6a33a4ee6fa94f8f','{"e":"sat","seat":1,"name":"Ben","token":"1ccf2960e7d01b0352f74eba6a8412c33eab7468c6aaf2f04b9f66a850f4faf1"}','2026-11-17 12:00:12.007162');
INSERT INTO "entries" VALUES('GFN3GC',5,'90552a63803591e6','{"e":"started","deal":1,"salting":[0,1],"moved_on":false}','2026-11-17 12:00:12.033448');
INSERT INTO "entries" VALUES('GFN3GC',6,'e2140e99bddcf37e','{"e":"salt-promised","seat":0,"commitment":"6834fe485eab5120dd07c8619ec6fd6fb9958c46b6971b6f9348c5678113ee6b"}','2026-11-17 12:00:12.211489');
INSERT INTO "entries" VALUES('GFN3GC',7,'8e37cb9dc952f065','{"e":"salt-promised","seat":1,"commitment":"6bc788e23ec0dfe30e62e457811fc94a32d0d7205a9ea1300d8e6f4541920e4e"}','2026-11-17 12:00:12.599570');
INSERT INTO "entries" VALUES('GFN3GC',8,'a3587410d799750a','{"e":"salt-shown","seat":0,"salt":"f3f5ab0484597788d553e00f6a1be68b6fe09231db79e3472b8e341603b24abc"}','2026-11-17 12:00:12.605179');
INSERT INTO "entries" VALUES('GFN3GC',9,'38131297a35e37b0','{"e":"salt-shown","seat":1,"salt":"0bef66d65481ca49bb36b2e7712155e8f6c4f7d27b5a4dd3c6accab911331e8d"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',10,NULL,'{"e":"dealt","deal":1}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',11,NULL,'{"e":"chanced","step":"chance start 0 ; start 0 2x1 0"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',12,NULL,'{"e":"chanced","step":"chance deal 0 lead-piping-2 ; deal:1 0 36x1 13"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',13,NULL,'{"e":"chanced","step":"chance deal 0 mustard-2 ; deal:1 1 35x1 18"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',14,NULL,'{"e":"chanced","step":"chance deal 0 dagger-3 ; deal:1 2 34x1 2"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',15,NULL,'{"e":"chanced","step":"chance deal 0 green-1 ; deal:1 3 33x1 21"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',16,NULL,'{"e":"chanced","step":"chance deal 0 white-2 ; deal:1 4 32x1 30"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',17,NULL,'{"e":"chanced","step":"chance deal 1 spanner-2 ; deal:1 5 31x1 14"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',18,NULL,'{"e":"chanced","step":"chance deal 1 peacock-1 ; deal:1 6 30x1 22"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',19,NULL,'{"e":"chanced","step":"chance deal 1 candlestick-3 ; deal:1 7 29x1 4"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',20,NULL,'{"e":"chanced","step":"chance deal 1 revolver-2 ; deal:1 8 28x1 5"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',21,NULL,'{"e":"chanced","step":"chance deal 1 scarlett-3 ; deal:1 9 27x1 24"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',22,NULL,'{"e":"chanced","step":"chance turn-up candlestick-1 ; deal:1 10 26x1 2"}','2026-11-17 12:00:12.611941');
INSERT INTO "entries" VALUES('GFN3GC',23,'51fb84ef85735a9c','{"e":"moved","seat":0,"move":"play green-1"}','2026-11-17 12:00:12.622336');
INSERT INTO "entries" VALUES('GFN3GC',24,'af7cf8e324ab055a','{"e":"moved","seat":1,"move":"play peacock-1"}','2026-11-17 12:00:12.653754');
INSERT INTO "entries" VALUES('GFN3GC',25,'4e180e98ea899f4b','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:13.162633');
INSERT INTO "entries" VALUES('GFN3GC',26,NULL,'{"e":"chanced","step":"chance draw 0 peacock-3 ; pile:1 0 25x1 20"}','2026-11-17 12:00:13.162633');
INSERT INTO "entries" VALUES('GFN3GC',27,'30bb4e3a0c0d22b2','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:13.298380');
INSERT INTO "entries" VALUES('GFN3GC',28,NULL,'{"e":"chanced","step":"chance draw 1 mustard-1 ; pile:1 1 24x1 12"}','2026-11-17 12:00:13.298380');
INSERT INTO "entries" VALUES('GFN3GC',29,'adcb52fe626b29bb','{"e":"moved","seat":0,"move":"play peacock-3"}','2026-11-17 12:00:13.320558');
INSERT INTO "entries" VALUES('GFN3GC',30,'8b375c641e3b9069','{"e":"moved","seat":1,"move":"play candlestick-3"}','2026-11-17 12:00:13.342948');
INSERT INTO "entries" VALUES('GFN3GC',31,'ee2eafec2554b8df','{"e":"moved","seat":1,"move":"play scarlett-3"}','2026-11-17 12:00:13.379634');
INSERT INTO "entries" VALUES('GFN3GC',32,'25863dfbdca42c3f','{"e":"moved","seat":0,"move":"play dagger-3"}','2026-11-17 12:00:13.410122');
INSERT INTO "entries" VALUES('GFN3GC',33,'5d4629890bf35e3b','{"e":"moved","seat":0,"move":"miss nobody"}','2026-11-17 12:00:13.431038');
INSERT INTO "entries" VALUES('GFN3GC',34,'63e94981e7d58a0e','{"e":"moved","seat":1,"move":"draw"}','2026-11-17 12:00:13.455409');
INSERT INTO "entries" VALUES('GFN3GC',35,NULL,'{"e":"chanced","step":"chance draw 1 mustard-3 ; pile:1 2 23x1 12"}','2026-11-17 12:00:13.455409');
INSERT INTO "entries" VALUES('GFN3GC',36,'c5086633501e5057','{"e":"moved","seat":0,"move":"draw"}','2026-11-17 12:00:13.535472');
INSERT INTO "entries" VALUES('GFN3GC',37,NULL,'{"e":"chanced","step":"chance draw 0 plum-2 ; pile:1 3 22x1 13"}','2026-11-17 12:00:13.535472');
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	transcript TEXT NOT NULL, 
	names TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('ZtCcwGeADKMboOyD','DT86R3','macabre transcript 1
game cluedo-cards
rules 1
players 2
option target 1
option first_player null
chance fair DT86R3 1 64cee31126d14ab6ec7d8392f7970f1571f5c6cd280cf8fd69f17529e8cba25c
salt 0 f6dab2f49b60a7353036a306e5d7577b20b911caad4652b02e05a507ed405127 e19f507e88c4811348ca056eb1b93223076f3fc09ba9b6d7dab26038f63e8219
salt 1 c11b5bb3a0939d0591e5078d43787f4b67f675e394c818c2271a97249ca8cc74 c870451006d1edb8bb3eb541afc8b64fc4e7cdafce83f9318cd43e9de97d714d
secret 8f44aa765f77ee25071fbde61f42d4de0f2ea0b6bbd2d666c460b22530c070d1
board default 3c07627571bcd42d9119c5f2cbb78224b457e9578a9d5d90d670a3a59f771835
moves
1 chance start 0 ; start 0 2x1 0
2 chance deal 0 rope-2 ; deal:1 0 36x1 10
3 chance deal 0 revolver-2 ; deal:1 1 35x1 7
4 chance deal 0 candlestick-2 ; deal:1 2 34x1 4
5 chance deal 0 mustard-2 ; deal:1 3 33x1 16
6 chance deal 0 rope-1 ; deal:1 4 32x1 7
7 chance deal 1 peacock-1 ; deal:1 5 31x1 22
8 chance deal 1 dagger-2 ; deal:1 6 30x1 1
9 chance deal 1 scarlett-1 ; deal:1 7 29x1 23
10 chance deal 1 candlestick-3 ; deal:1 8 28x1 3
11 chance deal 1 lead-piping-1 ; deal:1 9 27x1 6
12 chance turn-up spanner-2 ; deal:1 10 26x1 9
13 0 play candlestick-2
14 0 play revolver-2
15 0 swap 1
16 1 play rope-2
17 1 play rope-1
18 1 draw
19 chance draw 1 white-2 ; pile:1 0 25x1 23
20 0 play lead-piping-1
21 1 draw
22 chance draw 1 rope-3 ; pile:1 1 24x1 5
23 0 play peacock-1
24 1 draw
25 chance draw 1 green-1 ; pile:1 2 23x1 14
26 0 play scarlett-1
27 1 play green-1
28 0 draw
29 chance draw 0 scarlett-3 ; pile:1 3 22x1 19
30 1 draw
31 chance draw 1 spanner-3 ; pile:1 4 21x1 8
32 0 draw
33 chance draw 0 plum-2 ; pile:1 5 20x1 11
34 1 draw
35 chance draw 1 plum-1 ; pile:1 6 19x1 10
36 0 draw
37 chance draw 0 spanner-1 ; pile:1 7 18x1 7
38 1 play plum-1
39 0 play spanner-1
40 1 play spanner-3
41 0 play candlestick-3
42 0 play scarlett-3
43 1 play rope-3
44 1 draw
45 chance draw 1 plum-3 ; pile:1 8 17x1 9
46 0 draw
47 chance draw 0 lead-piping-2 ; pile:1 9 16x1 5
48 1 play plum-3
49 0 play plum-2
50 1 play mustard-2
51 0 play dagger-2
52 0 miss nobody
53 1 play white-2
54 chance miniature 0 2 ; miniature:1 0 4x1 2
55 chance miniature 1 0 ; miniature:1 1 3x1 0
end 55 df5ebe94917f2b04b0fb58474afafb4bd04a3287f016cf77d65c9e33f330e357 ad6f387eb605bd67a2a8d2422c49fbb7
','[{"name": "Anna", "bot": null}, {"name": "Ben", "bot": null}]','2026-11-17 12:00:11.559423');
CREATE TABLE secrets (
	code VARCHAR(16) NOT NULL, 
	deal INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (code, deal)
);
INSERT INTO "secrets" VALUES('DT86R3',1,X'8F44AA765F77EE25071FBDE61F42D4DE0F2EA0B6BBD2D666C460B22530C070D1');
INSERT INTO "secrets" VALUES('DT86R3',2,X'193E6F097479D5DAE2E8248ABE3E8C979984CF4AABBF52D44D41DCAAA407150C');
INSERT INTO "secrets" VALUES('GFN3GC',1,X'6887EA6B48E90BC3814896F018840BFD8CCCEB78BA777DAC90FBF541544471BB');
COMMIT;
