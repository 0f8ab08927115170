// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.0945
numberSame		2.6813
numberWeight		3.7836
numberMissing		-3.4145
noNumbers		2.2267
letterMissing		-2.6982
streetExact		0.5817
streetSpelling		3.2009
streetSlip		1.1595
streetKnownSlip		5.1949
streetTruncation		4.9840
streetAbbreviation		0.1515
streetJoined		5.9875
streetElsewhere		2.6939
streetRarest		3.5822
noStreet		-0.4877
streetsDiffer		-0.5319
headsDiffer		-1.3992
typesDiffer		-2.6026
typeMissing		-0.2775
directionMissing		-0.2599
directionsDiffer		-4.4331
unitMissing		-2.6165
levelMissing		-2.3509
buildingsDiffer		-14.7929
boxSame		5.0042
boxMissing		-4.0893
cityExact		2.6916
cityNear		3.2127
cityElsewhere		1.1616
leftCityMore		-0.1763
cityMissing		0.6487
citiesDiffer		-0.2198
stateSame		0.1503
statesDiffer		-1.2664
postcodeSame		2.4531
postcodesDiffer		-2.2985
postcodeMissing		0.5183
countrySame		1.4282
countriesDiffer		-1.2879
venueExact		0.8276
leftVenueLess		-0.3428
leftVenueMore		-0.4180
bare		1.2830
streetExact	1	2.9599
leftStreetLess	0.2	-5.3506
leftVenueMore	0.5	-0.8448
leftCityMore	0.5	-0.5157
`;
