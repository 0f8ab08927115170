// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.7476
numberSame		3.6171
numberWeight		3.5811
numberInRange		-6.9297
numberMissing		-4.3991
noNumbers		3.6408
letterMissing		-2.5195
streetExact		1.1601
streetSpelling		2.3336
streetKnownSlip		4.9206
streetTruncation		4.8503
streetAbbreviation		2.5776
streetJoined		1.1943
streetElsewhere		3.3926
streetRarest		5.0990
leftStreetLess		-0.2892
noStreet		-0.8220
typeSame		0.3605
typesDiffer		-2.1559
directionsDiffer		-4.1830
levelMissing		-3.3740
buildingsDiffer		-13.8018
boxSame		4.2307
boxMissing		-4.3537
cityExact		1.9391
cityNear		4.6665
cityElsewhere		1.8782
leftCityMore		-0.1399
cityMissing		0.5458
citiesDiffer		-0.3207
statesDiffer		-2.2210
postcodeSame		3.1510
postcodeNear		0.1574
postcodesDiffer		-1.6379
postcodeMissing		0.8277
countrySame		1.6602
countriesDiffer		-1.4607
venueExact		2.1003
leftVenueLess		-0.7796
leftVenueMore		-0.4361
coverageLess		0.8682
bare		1.3740
leftStreetLess	0.2	-14.6384
leftCityMore	0.5	-1.1157
`;
